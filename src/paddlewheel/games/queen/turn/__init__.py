"""What a turn asks, one file a question, and the agenda that puts the questions in order.

- prices of speed, turning, steps and pushes (Q9, Q11, Q14, B3, B5): `costs`
- sailing, turning and pushing, what is possible and why not (Q10, Q11, Q14, Q15): `movement`; carried out by `agenda`
- every turn that pushes somebody (Q14–Q16): `routes/pushes`
- passengers and coal at a dock (Q18, Q19, B7): `docking`; coal from another steamer (B9): `exchange`
- the next tile (Q4–Q6): `growth`; arriving and the end (Q21–Q23): `arrival`; the order of play (Q20): `order`
- the Black Rose (B12): `black_rose`, and what is owed to her: `black_rose_duty`
"""
