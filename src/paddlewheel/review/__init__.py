"""Race review: everybody's chance to win after each turn, what each turn lost against the best, and what luck did.

    passage = passage_of(record)
    findings = nothing_yet(passage, seed=1)
    for piece in pieces(passage, looks=2):
        look(passage, findings, piece)
    print(told(passage, findings))

Everything follows from the record, the seed and how often it is looked: equal ones, equal reviews.
"""

from __future__ import annotations

from paddlewheel.captains.knowledge import has_judge
from paddlewheel.review.looking import LOOKS, Findings, Piece, Seen, judge_version, look, nothing_yet, pieces
from paddlewheel.review.marks import MARKS, mark_of
from paddlewheel.review.passage import Passage, Stretch, passage_of
from paddlewheel.review.telling import Point, Review, Share, TurnReview, told

__all__ = [
    "LOOKS",
    "MARKS",
    "Findings",
    "Passage",
    "Piece",
    "Point",
    "Review",
    "Seen",
    "Share",
    "Stretch",
    "TurnReview",
    "has_judge",
    "judge_version",
    "look",
    "mark_of",
    "nothing_yet",
    "passage_of",
    "pieces",
    "told",
]
