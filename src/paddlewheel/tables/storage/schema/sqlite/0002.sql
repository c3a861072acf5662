-- To find the tables that nobody has touched for a long time.
create index tables_touched on tables (touched);
