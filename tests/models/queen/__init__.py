"""A second opinion on Mississippi Queen and The Black Rose, read from the rules and the printed tiles alone.

It shares with the engine the outside only: positions as plain data and actions as short texts. There is no table made in
advance and no cleverness: cells lie in the plane as complex numbers, a turn is one step after another, a race is told from
its first tile to its last rank.

    river   Q1–Q7, B1       the tiles on the table and the water they make
    turn    Q9–Q15, B2–B6   one turn, step by step, with the coal of every step
    rose    B12             what the Black Rose needs, and which ends of a turn keep the duty towards her
    race    the rest        set-up, growth, docking, exchanging, arriving, ranks, order, who is held or out
"""
