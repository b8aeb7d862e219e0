-- What staff look for is found however it is typed: without accents, in small letters. Taken apart first, so that a
-- database that knows capitals of English alone sees to those of an accented letter too.
create function upkeep.folded(said text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐŒÆẞ', 'oollddœæß'),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
$$;

drop index customers_by_name;
drop index customers_by_first_name;
create index customers_by_name on customers
  (seller_id, upkeep.folded(last_name) text_pattern_ops, upkeep.folded(first_name) text_pattern_ops);
create index customers_by_first_name on customers (seller_id, upkeep.folded(first_name) text_pattern_ops);
