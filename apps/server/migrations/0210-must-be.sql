-- What a statement must have done, asked by the statement itself: its transaction ends with it, and the commit may
-- travel behind it without anybody waiting for the answer.
create function upkeep.must_be(expected bigint, got bigint) returns bigint
language plpgsql immutable as $$
begin
  if got is distinct from expected then
    raise exception 'This should have been done to %, and was to %', expected, coalesce(got, 0)
      using errcode = 'check_violation';
  end if;
  return got;
end $$;
