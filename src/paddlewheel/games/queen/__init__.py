"""Mississippi Queen (Werner Hodel, Goldsieber 1997), part Q of the rules."""
