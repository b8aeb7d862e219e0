-- CART-06: a line keeps the price, fees and tax rate of the moment it came into the cart, and the delivery the price of
-- the moment it was chosen. Carts that were open before this step have neither and go by the catalogue.
alter table cart_lines add column offer jsonb;
alter table carts add column delivery_price_cents integer check (delivery_price_cents >= 0);
