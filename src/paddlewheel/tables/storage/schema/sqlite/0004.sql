-- Tables that are kept for a short time only, such as those of lessons. An older server keeps them as long as others.
create table brief (
  name text primary key,
  until integer not null
) without rowid;
create index brief_until on brief (until);
