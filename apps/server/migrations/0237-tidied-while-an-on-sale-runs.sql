-- What a purchase writes again and again: a fifth of a large table, the server's own measure, is an evening's on-sale.
alter table tickets set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table carts set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table payment_intents set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table mails set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table sessions set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
-- One row for all buyers of a level: however few rows, many versions.
alter table level_stock set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
