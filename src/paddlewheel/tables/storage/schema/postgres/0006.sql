-- How the races of a day ended: nothing but how many came home in so many turns. An older server counts none.
create table daily_spread (
  day text not null,          -- as 2026-11-18
  game text not null,
  turns integer not null,
  races integer not null,
  primary key (day, game, turns)
);
