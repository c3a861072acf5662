### How a race ended.

end-all-but-one-are-home = Alle stoomboten op één na zijn binnen; de laatste krijgt de plaats die overblijft.
end-the-winner-is-home = Deze race eindigt zodra de eerste stoomboot binnen is.
end-the-turn-limit-is-reached = Alle beurten zijn gevaren; de andere stoomboten worden naar hun veld geplaatst.
end-one-steamer-is-left = Nog maar één stoomboot is op de rivier; hij krijgt de beste vrije plaats.
end-all-others-are-wrecked = Alle anderen zijn uitgevallen, dus de laatste varende stoomboot wint.
end-the-winner-has-arrived = Deze race eindigt zodra de winnaar aankomt.
end-the-round-limit-is-reached = De laatste ronde is gevaren; de stoomboten op de rivier worden geplaatst naar wat ze bereikt hebben.
end-the-rest-are-ranked-where-they-are = De overige worden geplaatst waar ze zijn.
