-- A guest's card is shown in the browser in which it was saved: an invitation's link may be forwarded.
alter table payment_profiles
  -- The hash of what that browser keeps. Empty: a customer's, whom the account tells, or saved before there were keepers.
  add column keeper text not null default '';
alter table payment_profiles drop constraint payment_profiles_seller_id_owner_kind_owner_id_key;
alter table payment_profiles
  add constraint payment_profiles_one_for_each_keeper unique (seller_id, owner_kind, owner_id, keeper);
