-- What an outlet wrote itself, as it says it in its other languages: a list of texts, each with its words by language.
alter table outlets
  add column words jsonb not null default '[]'
  constraint words_are_a_list check (jsonb_typeof(words) = 'array');
