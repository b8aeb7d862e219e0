-- Which gateway keeps a customer's cards, and so is asked for every charge and return with them. All that there are so
-- far are Authorize.Net's, or of what stands in for it; so is what the version before still writes.
alter table payment_profiles add column gateway text not null default 'authorizenet' check (gateway <> '');
alter table payment_profiles drop constraint payment_profiles_one_for_each_keeper;
alter table payment_profiles add constraint payment_profiles_one_for_each_keeper
  unique (seller_id, owner_kind, owner_id, keeper, gateway);

alter table payment_intents add column gateway text not null default 'authorizenet' check (gateway <> '');

-- What gateways tell of on their own.
alter table stray_charges add column gateway text not null default 'authorizenet' check (gateway <> '');
alter table gateway_movements add column gateway text not null default 'authorizenet' check (gateway <> '');
