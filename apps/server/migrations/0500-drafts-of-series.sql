-- PROG-05: a series is typed into a draft as a show is, field by field.
alter table show_drafts rename to programme_drafts;
alter table show_draft_fields rename to programme_draft_fields;
alter index show_drafts_of_outlet rename to programme_drafts_of_outlet;

alter table programme_drafts
  add column kind text not null default 'show' check (kind in ('show', 'series')),
  -- The series that it changes; null while it is new. One public series has one draft, whoever types into it.
  add column series_id integer,
  add check (case kind when 'show' then series_id is null else event_id is null end),
  add unique (seller_id, series_id),
  add foreign key (seller_id, series_id) references series (seller_id, series_id) on delete cascade;
alter table programme_drafts alter column kind drop default;
