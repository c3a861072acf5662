"""The river: printed tiles, what may lie on a cell, the layout on the table, and the flat map a turn sails on."""
