-- A table of people, and the log of what happened at it. What follows from the log stands beside it to be looked for.
create table tables (
  name text primary key,
  charter bytea not null,
  last integer not null,      -- the number of the last entry
  public boolean not null,
  open boolean not null,
  touched bigint not null,    -- milliseconds since 1970, as all times but kept_until
  due bigint,                 -- when a server has something to do; null if people decide
  listed bytea not null,      -- what the public list says
  keeper text,                -- the process that does it, and until when the others leave it to that one
  kept_until timestamptz
);
create index tables_due on tables (due) where due is not null;
create index tables_public on tables (touched) where public and open;

create table entries (
  name text not null references tables,
  n integer not null,
  body bytea not null,
  primary key (name, n)
);
