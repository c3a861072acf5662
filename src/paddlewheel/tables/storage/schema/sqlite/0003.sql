-- What the operator and the server need beside the tables. Nothing here is part of a race; an older server does without.
create table pulse (
  process text primary key,   -- that a server can keep something is known by its having done so
  at integer not null
) without rowid;
create table founders (
  name text primary key,      -- a table, and the address from which it was founded
  address text not null
) without rowid;
create table bans (
  address text primary key,
  until integer not null,
  why text not null
) without rowid;
create table reports (
  id integer primary key,
  at integer not null,
  name text not null,         -- the table
  entry integer,              -- the message it is about, if any
  why text not null,
  address text not null,      -- of the player who reports
  done integer not null default 0
);
create table archived (
  name text primary key,      -- a table that was cleared away or deleted, whole, until its time is over
  at integer not null,
  body blob not null
);
create index archived_at on archived (at);
