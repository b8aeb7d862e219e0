-- From which network a cart was opened, as a hash: what one network holds at the same time is limited.
alter table carts add column network text;
create index carts_live_by_network on carts (network) where state in ('REVIEW', 'CHECKOUT', 'PAYING');
