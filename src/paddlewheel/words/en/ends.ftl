### How a race ended.

end-all-but-one-are-home = All steamers but one are home; the last one takes the rank that’s left.
end-the-winner-is-home = This race ends when the first steamer is home.
end-the-turn-limit-is-reached = All turns have been sailed; the steamers not home are ranked by field.
end-one-steamer-is-left = Only one steamer is left on the river; it takes the best rank still free.
end-all-others-are-wrecked = All other steamers are wrecked, so the last one afloat wins.
end-the-winner-has-arrived = This race ends when the winner arrives.
end-the-round-limit-is-reached = The last round has been sailed; the steamers still on the river are ranked by what they’ve reached.
end-the-rest-are-ranked-where-they-are = The rest are ranked where they are.
