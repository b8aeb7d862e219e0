import { expect, test } from 'vitest';
import { cases } from '../../../../../../tools/testing/cases.ts';
import { statementNames } from './statement-names.ts';

test('[RUN-04] a statement that asks for all columns is not kept; every other one is, by its own name', () => {
  const { nameFor } = statementNames();
  for (const text of cases([
    'select * from "orders" where "order_id" = $1',
    'select "o".* from "orders" as "o" where "order_id" = $1',
    'select o.order_id, o.* from orders o where order_id = $1',
    'update tasks set claim = $1 returning *',
    'select distinct on (a, b) * from x where c = $1',
    'select 1 as one, * from x where c = $1',
  ]))
    expect(nameFor(text), text).toBeUndefined();
  const kept = [
    'select count(*) from orders where seller_id = $1',
    'select quantity * price_cents, (a + b) * 2 from lines where seller_id = $1',
    'select count(*)::int as many, name from halls where seller_id = $1 group by name',
  ];
  const names = cases(kept).map((text) => nameFor(text));
  expect(names).toEqual(kept.map(() => expect.any(String)));
  expect(new Set(names).size).toBe(kept.length);
  expect(nameFor(kept[0]!)).toBe(names[0]);
});
