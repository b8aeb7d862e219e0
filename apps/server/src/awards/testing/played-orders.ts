// What the box office tells of orders in a demo that was played.
import { expect } from 'vitest';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { cases } from '../../../../../tools/testing/cases.ts';
import type { SmallDraw } from '../../testing/small-draw.ts';

export async function expectStoryOfDraw(draw: SmallDraw): Promise<void> {
  const awarded = firstOf(
    await draw.rows<{ id: string; place: number; number: string }>(`
    select o.unique_id as id, e.place, r.number from draw_entries e
    join orders o on o.seller_id = e.seller_id and o.series_request_id = e.request_id
    join series_requests r on r.seller_id = e.seller_id and r.request_id = e.request_id
    order by e.place limit 1`),
  );
  const { entries } = (await draw.ask()).body;
  const { story, missing } = (await draw.read(`orders/get?number=Z${awarded.id}`)).body;
  expect(missing).toEqual([]);
  expect(story.at(-1)).toMatchObject({ title: `Request ${awarded.number} placed`, who: 'customer' });
  const titles = story.map(({ title }: { title: string }) => title);
  expect(titles).toContainEqual(
    expect.stringMatching(new RegExp(`^Ranked ${awarded.place}\\w+ of ${entries} in the draw$`)),
  );
  expect(story.find(({ key }: { key: string }) => key === 'placed').who).toBe('draw');
  // Robin's winter leg has a request, and no draw that placed it.
  const winter = (await draw.read('orders/get?number=Z4100000114')).body.story;
  expect(winter.find(({ key }: { key: string }) => key === 'placed').who).toBe('customer');
  expect(winter.at(-1).title).toMatch(/^Request \d+ placed$/);
  expect(winter).toContainEqual(expect.objectContaining({ title: 'Asked for an upgrade in Denver' }));
}

interface Parts {
  soldCents: number;
  backCents: number;
  ticketsCents: number;
  feesCents: number;
  taxesCents: number;
  deliveryCents: number;
  staysCents: number;
}
const parts = ['ticketsCents', 'feesCents', 'taxesCents', 'deliveryCents'] as const;
const sum = <K extends string>(of: readonly Record<K, number>[], part: K): number =>
  of.reduce((cents, row) => cents + row[part], 0);

export async function expectFeesToAddUp(draw: SmallDraw): Promise<void> {
  const to = draw.app.clock.now().toISOString().slice(0, 10);
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const days = `>= '${from}'::timestamp at time zone 'America/New_York'`;
  const { body } = await draw.read(`ledger/fees-and-tax?from=${from}&to=${to}`);
  const { rows, totals, fees }: { rows: Parts[]; totals: Parts; fees: Parts[] } = body;
  for (const row of cases([...rows, totals])) {
    expect(row.soldCents - row.backCents).toBe(row.staysCents);
    expect(parts.reduce((cents, part) => cents + row[part], 0)).toBe(row.staysCents);
  }
  for (const part of [...parts, 'soldCents', 'backCents', 'staysCents'] as const)
    expect(sum(rows, part)).toBe(totals[part]);
  expect(sum(fees, 'staysCents')).toBe(totals.feesCents);
  expect(totals.backCents).toBeGreaterThan(0);
  // Orders and changes carry sums of their own, which the answer does not read.
  const bills = await draw.rows<Parts>(`
    select sum(tickets_cents)::int as "ticketsCents", sum(fees_cents + plan_fee_cents)::int as "feesCents",
      sum(taxes_cents)::int as "taxesCents", sum(shipping_cents)::int as "deliveryCents",
      sum(total_cents)::int as "staysCents"
    from (select seller_id, tickets_cents, fees_cents, taxes_cents, shipping_cents, plan_fee_cents, total_cents
      from orders where created_at ${days}
      union all select seller_id, tickets_cents, fees_cents, taxes_cents, shipping_cents, plan_fee_cents, total_cents
      from order_changes where state in ('effective', 'settled') and effective_at ${days}) bill
    where seller_id = 1`);
  expect(totals).toMatchObject(firstOf(bills));
}
