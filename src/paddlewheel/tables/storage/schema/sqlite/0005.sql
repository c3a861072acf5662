-- What is known of races that were reviewed: it follows from the race and can be worked out again.
create table reviews (
  name text primary key,      -- a table
  body blob not null
) without rowid;
