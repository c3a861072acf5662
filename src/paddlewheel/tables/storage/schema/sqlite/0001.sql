-- A table of people, and the log of what happened at it. What follows from the log stands beside it to be looked for.
create table tables (
  name text primary key,
  charter blob not null,
  last integer not null,      -- the number of the last entry
  public integer not null,
  open integer not null,
  touched integer not null,   -- milliseconds since 1970, as all times
  due integer,                -- when the server has something to do; null if people decide
  listed blob not null        -- what the public list says
) without rowid;
create index tables_due on tables (due) where due is not null;
create index tables_public on tables (touched) where public = 1 and open = 1;

create table entries (
  name text not null,
  n integer not null,
  body blob not null,
  primary key (name, n)
) without rowid;
