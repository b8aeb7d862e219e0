-- An amount counts the smallest unit of its currency.
alter table standin_transactions add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
