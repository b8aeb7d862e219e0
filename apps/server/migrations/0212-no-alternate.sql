-- Whether a draw may give this level instead of another one that was asked for. A step-free or a children's level may not.
alter table price_levels add column is_alternate boolean not null default true;
