// What the box office tells of orders in a demo that was played.
import { expect } from 'vitest';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { cases } from '../../../../../tools/testing/cases.ts';
import { pressingAs } from '../../testing/draw-office.ts';
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
  // A session lasts twelve hours.
  const { read } = await pressingAs(draw.app);
  const to = draw.app.clock.now().toISOString().slice(0, 10);
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const days = `>= '${from}'::timestamp at time zone 'America/New_York'`;
  const { body } = await read(`ledger/fees-and-tax?from=${from}&to=${to}`);
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

interface ShowReport {
  eventIds: number[];
  sold: number;
  money: Record<'expectedCents' | 'capturedCents' | 'returnedCents' | 'toComeCents', number>;
  levels: { id: number; sold: number; guests: number }[];
  door?: { inside: number };
}

/** REPORT-02: reports of all shows together, beside what orders, the ledger, the stock and the door list have. */
export async function expectReportsToAgree(draw: SmallDraw): Promise<void> {
  // A session lasts twelve hours.
  const { read } = await pressingAs(draw.app);
  const events = await draw.rows<{ id: number }>(
    `select min(outlet_event_id) as id from outlet_events where seller_id = 1 group by show_id`,
  );
  const reports: ShowReport[] = [];
  for (const { id } of cases(events)) reports.push((await read(`reports/event?id=${id}`)).body);
  const money = reports.map((report) => report.money);
  const one = async (what: string): Promise<number> =>
    Number(firstOf(await draw.rows<{ many: number | string | null }>(`select ${what} as many`)).many ?? 0);
  const moved = (kind: string) =>
    one(`(select sum(abs(l.amount_cents)) from ledger l left join payment_intents i
      on i.seller_id = l.seller_id and i.ref = l.intent_ref
      join order_payments p on p.seller_id = l.seller_id and p.intent_ref = coalesce(i.of_ref, l.ref)
      where l.seller_id = 1 and l.kind = '${kind}')`);
  expect(sum(money, 'capturedCents')).toBe(await moved('capture'));
  expect(sum(money, 'returnedCents')).toBe(await moved('return'));
  expect(sum(money, 'expectedCents')).toBe(
    await one(`(select sum(owed_cents) from orders where seller_id = 1)`),
  );
  const sold = await draw.rows<{ id: number; sold: number }>(
    `select price_level_id as id, sold from level_stock where seller_id = 1 and sold > 0 order by 1`,
  );
  const told = reports
    .flatMap((report) => report.levels)
    .filter((level) => level.sold > 0)
    .map((level) => ({ id: level.id, sold: level.sold }))
    .toSorted((a, b) => a.id - b.id);
  expect(told).toEqual(sold);
  const inside = reports.reduce((all, { door }) => all + (door?.inside ?? 0), 0);
  expect(inside).toBe(
    await one(
      `(select count(*) from door_scans where result = 'in' and not is_double and undone_at is null)`,
    ),
  );
  const { totals } = (await read('reports/sales?from=2024-01-01&to=2028-01-01')).body;
  expect(totals.capturedCents).toBe(
    await one(`(select sum(amount_cents) from ledger where seller_id = 1 and kind = 'capture')`),
  );
}
