-- What the operator and the server need beside the tables. Nothing here is part of a race; an older server does without.
create table pulse (
  process text primary key,   -- that a server can keep something is known by its having done so
  at bigint not null
);
create table founders (
  name text primary key,      -- a table, and the address from which it was founded
  address text not null
);
create table bans (
  address text primary key,
  until bigint not null,
  why text not null
);
create table reports (
  id bigint generated always as identity primary key,
  at bigint not null,
  name text not null,         -- the table
  entry integer,              -- the message it is about, if any
  why text not null,
  address text not null,      -- of the player who reports
  done boolean not null default false
);
create table archived (
  name text primary key,      -- a table that was cleared away or deleted, whole, until its time is over
  at bigint not null,
  body bytea not null
);
create index archived_at on archived (at);
