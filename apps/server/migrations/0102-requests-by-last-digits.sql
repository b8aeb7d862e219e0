-- Requests by their last digits, as staff hear them on the telephone.
create index series_requests_by_last_digits on series_requests (seller_id, reverse(number) text_pattern_ops);
