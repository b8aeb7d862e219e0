// A draw from the closed list to the published result, with a tenth of the demo's two thousand fans.
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { findWrongs } from '../orders/testing/books.ts';
import { DIGITS, pressingAs, SERIES, waitForState } from '../testing/draw-office.ts';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';

const FANS = 200;

describe('the spring leg', () => {
  let office: SmallDraw;
  /** Robin's old payments have no receipts. */
  let wrongBefore: Awaited<ReturnType<typeof findWrongs>>;
  beforeAll(async () => {
    office = await smallDraw('server', FANS);
    wrongBefore = await findWrongs(office.app.database.db);
  });
  afterAll(() => office.close());

  const count = async (from: string): Promise<number> => {
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.raw(from)}`.execute(
      office.app.database.db,
    );
    return rows[0]!.many;
  };
  const robins = async () => {
    const confirmed = ['CONFIRMED', 'CONFIRMED_PARTIAL', 'CONFIRMED_ALTERNATE'];
    const statuses = ['PENDING', 'PROCESSING', ...confirmed, 'DENIED', 'DENIED_INVENTORY'];
    const { body } = await office.robin.send('/gen.v1/tixrequests/getoegrequestsummary', {
      OutletEventGroupID: SERIES,
      LotteryOEGRequestStatus: statuses.map((status) => `STATUS_REQUEST_${status}`),
    });
    return body[0];
  };
  const inSeries = (status: string) =>
    `series_requests where series_id = ${SERIES} and status = 'STATUS_REQUEST_${status}'`;

  test('[OPS-17] requests are listed, found and exported, with priority marks and opt-outs', async () => {
    const all = (await office.ask('requests')).body;
    expect(all.rows).toHaveLength(50);
    expect(all.matching).toBeGreaterThan(FANS);
    const { before } = (await office.ask('requests', `&after=${all.after}`)).body;
    expect((await office.ask('requests', `&before=${before}`)).body.rows).toEqual(all.rows);
    const robinsLines = (await office.ask('requests', '&search=robin')).body;
    expect(robinsLines.rows.map((row: { optOut: boolean }) => row.optOut)).toEqual([false, true]);
    expect((await office.ask('requests', '&search=4200000113')).body.matching).toBe(2);
    const { body: task } = await office.press('export-requests', { search: 'robin' });
    await expect
      .poll(async () => (await office.read(`tasks/get?id=${task.id}`)).body.task)
      .toMatchObject({ state: 'finished', total: 2, done: 2 });
    const { body: file } = await office.read(`tasks/part?id=${task.id}&part=1`);
    expect(file.content).toContain('4200000113,Robin Vale,fan@example.com');
    const desk = await pressingAs(office.app, 'viewer@lantern.example');
    expect((await desk.press('export-requests')).status).toBe(403);
  });

  test('[DRAW-09] a rehearsal says what would come out, and changes nothing', async () => {
    const before = await count('draw_entries');
    const { body } = await office.press('rehearse');
    expect(body.times).toBe(200);
    expect(body.fans.least).toBeGreaterThan(10);
    for (const { stock, awarded } of cases(body.levels as { stock: number; awarded: { most: number } }[]))
      expect(awarded.most).toBeLessThanOrEqual(stock);
    const more = (await office.press('rehearse', { mostEvents: 3 })).body;
    expect(more.fans.middle).toBeLessThan(body.fans.middle);
    expect(await count('draw_entries')).toBe(before);
    expect(await count(inSeries('PENDING'))).toBe(FANS);
    expect((await office.ask()).body.state).toBe('committed');
  });

  test('[DRAW-02] nothing is drawn, numbered or published before it is frozen', async () => {
    for (const [step, payload] of [
      ['draw', {}],
      ['record-number', { digits: DIGITS }],
      ['publish', { charges: 0 }],
    ] as const) {
      expect(await office.press(step, payload)).toMatchObject({
        status: 409,
        body: { code: 'DRAW_REFUSED' },
      });
    }
    const desk = await pressingAs(office.app, 'desk@lantern.example');
    expect((await desk.press('freeze')).status).toBe(403);
  });

  test('[DRAW-02] not while a cart holds some of its tickets, and nothing is left half frozen', async () => {
    const { db } = office.app.database;
    await sql`update tickets set state = 'held', holder_kind = 'cart', holder_id = '00000000-0000-4000-8000-000000000001',
      held_until = '2099-01-01' where price_level_id = 22111 and rank = 1`.execute(db);
    await sql`update level_stock set held = held + 1 where price_level_id = 22111`.execute(db);
    expect((await office.press('freeze')).body.message).toContain('1 of its tickets is in a cart just now');
    expect((await office.ask('check')).body).toMatchObject({ inCarts: 1, notChargeable: 0 });
    await sql`update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null
      where price_level_id = 22111 and rank = 1`.execute(db);
    await sql`update level_stock set held = held - 1 where price_level_id = 22111`.execute(db);
    expect(await count(inSeries('PROCESSING'))).toBe(0);
    expect(await count(`tickets where holder_kind = 'draw'`)).toBe(0);
  });

  test('[DRAW-02] [STATUS-05] freezing fixes entries and tickets, for whoever presses first', async () => {
    const { db } = office.app.database;
    await sql`update tickets set state = 'held', holder_kind = 'house', holder_id = 'house'
      where price_level_id = 22112 and rank <= 10`.execute(db);
    await sql`update level_stock set held = held + 10, held_by_house = held_by_house + 10 where price_level_id = 22112`.execute(
      db,
    );
    const two = await Promise.all([office.press('freeze'), office.press('freeze')]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await office.ask();
    expect(body).toMatchObject({ state: 'frozen', entries: await count(inSeries('PROCESSING')) });
    expect(await count(inSeries('PENDING'))).toBe(0);
    const stock = body.demand.find(({ levelId }: { levelId: number }) => levelId === 22112).stock;
    expect(
      await count(`tickets where price_level_id = 22112 and holder_kind = 'draw' and holder_id = '13'`),
    ).toBe(stock);
    expect(await count(`tickets where price_level_id = 22112 and holder_id in ('${SERIES}', 'house')`)).toBe(
      stock + 10,
    );
    expect(await count(`staff_log where action = 'draw.frozen'`)).toBe(1);
    expect(await robins()).toMatchObject({ StatusInfo: { ConstantValue: 'STATUS_REQUEST_PROCESSING' } });
  });

  test('[DRAW-02] every fan gets a letter with the same root, once', async () => {
    const { body } = await office.ask();
    await expect.poll(() => count(`mails where kind = 'draw-frozen'`)).toBe(body.entries);
    expect(await count(`mails where kind = 'draw-frozen' and plain_text like '%${body.root}%'`)).toBe(
      body.entries,
    );
  });

  test('[DRAW-03] the public number has the form that the rules name, and stays', async () => {
    const short = await office.press('record-number', { digits: '123' });
    expect(short.body.message).toBe('The public number has 12 digits; 3 were typed.');
    expect((await office.press('record-number', { digits: DIGITS })).status).toBe(200);
    expect((await office.press('record-number', { digits: DIGITS })).status).toBe(409);
  });

  test('[DRAW-03] [DRAW-04] [OPS-20] two who press at once get one draw, and customers see nothing of it', async () => {
    const two = await Promise.all([office.press('draw'), office.press('draw')]);
    expect(two.filter(({ body }) => body.isNew)).toHaveLength(1);
    await waitForState(office.ask, 'drawn');
    expect(await count(`staff_log where action = 'draw.started'`)).toBe(1);
    expect(await count('draw_entries where place is null')).toBe(0);
    const { StatusInfo, LotteryOERequests } = await robins();
    expect(StatusInfo.ConstantValue).toBe('STATUS_REQUEST_PROCESSING');
    expect(JSON.stringify(LotteryOERequests)).not.toMatch(/"ConfirmedQuantity":\d/);
  });

  test('[OPS-18] full, partial, alternate and denied results are counted before publishing', async () => {
    const { review, entries } = (await office.ask()).body;
    const counts = Object.fromEntries(
      review.statuses.map(({ status, entries: many }: { status: string; entries: number }) => [status, many]),
    );
    expect(Object.keys(counts).toSorted()).toEqual([
      'STATUS_REQUEST_CONFIRMED',
      'STATUS_REQUEST_CONFIRMED_ALTERNATE',
      'STATUS_REQUEST_CONFIRMED_PARTIAL',
      'STATUS_REQUEST_DENIED_INVENTORY',
    ]);
    expect(Object.values(counts).reduce((a: number, b) => a + Number(b), 0)).toBe(entries);
    const page = (await office.ask('entries', '&status=STATUS_REQUEST_CONFIRMED_PARTIAL')).body;
    expect(page.matching).toBe(counts['STATUS_REQUEST_CONFIRMED_PARTIAL']);
    const first = (await office.ask('entries')).body;
    const [next] = (await office.ask('entries', `&after=${first.after}`)).body.rows;
    expect(next.place).toBe(first.rows.at(-1).place + 1);
  });

  test('[DRAW-11] an override stays within the rules, with a code in the file and words in the log', async () => {
    const [entry] = (await office.ask('entries', '&status=STATUS_REQUEST_CONFIRMED')).body.rows;
    const wanted = { entryId: entry.entryId, code: 'operator', reason: 'Asked to be taken out' };
    const more = [{ line: 0, level: entry.lines[0].level, quantity: 99 }];
    expect((await office.press('override', { ...wanted, lines: more })).body.message).toContain(
      'do not allow',
    );
    const out = [{ line: 0, level: entry.lines[0].level, quantity: 0 }];
    expect((await office.press('override', { ...wanted, reason: 'no', lines: out })).status).toBe(400);
    expect((await office.press('override', { ...wanted, lines: out })).status).toBe(200);
    const after = (await office.ask('entries', `&entryId=${entry.entryId}`)).body.rows[0];
    expect(after).toMatchObject({
      isOverridden: true,
      lines: [{ result: 'denied', reason: 'override', quantity: 0 }],
    });
    expect((await office.ask()).body.overrides).toMatchObject([{ number: 1, code: 'operator' }]);
    expect(
      await count(`staff_log where action = 'draw.overridden' and reason = 'Asked to be taken out'`),
    ).toBe(1);
  });

  test('[DRAW-04] [OPS-20] publishing wants the number of charges, then everybody sees the result', async () => {
    const { review } = (await office.ask()).body;
    expect(review.charges).toBeLessThan(review.orders);
    expect((await office.press('publish', { charges: review.orders })).status).toBe(409);
    const two = await Promise.all([1, 2].map(() => office.press('publish', { charges: review.charges })));
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    expect((await office.ask()).body.state).toBe('published');
    expect(await count(inSeries('PROCESSING'))).toBe(0);
    for (const { status, entries } of cases(review.statuses as { status: string; entries: number }[])) {
      expect(
        await count(`series_requests where series_id = ${SERIES} and status = '${status}'`),
        status,
      ).toBe(entries);
    }
    expect(
      await count(`event_requests e join series_requests r using (seller_id, request_id)
      where r.series_id = ${SERIES} and e.status = 'STATUS_REQUEST_PROCESSING'`),
    ).toBe(0);
    expect((await robins()).StatusInfo.ConstantValue).toMatch(/CONFIRMED|DENIED/);
  });

  test('[AWARD-01] [OPS-19] [OPS-44] every award becomes one order, seated together, and everybody is told', async () => {
    const { review, entries } = (await office.ask()).body;
    await expect
      .poll(() => count(`mails where kind in ('award-confirmed', 'award-denied')`), { timeout: 90_000 })
      .toBe(entries);
    const awarded = `orders o join series_requests r on r.request_id = o.series_request_id where r.series_id = ${SERIES}`;
    expect(await count(awarded)).toBe(review.orders);
    expect(await count('draw_awards where order_id is null')).toBe(0);
    expect(await count(`mails where kind = 'award-confirmed'`)).toBe(review.orders);
    expect(await count(`mails where kind = 'award-denied' and plain_text like '%served before%'`)).toBe(
      entries - review.orders - (await count(`draw_overrides`)),
    );
    // As many tickets in each order as were awarded to its fan, none of them of another level or another fan's.
    expect(
      await count(`draw_awards a full join (select l.order_id, l.price_level_id, count(*) as many from order_lines l
        join orders o using (seller_id, order_id) join order_tickets t using (seller_id, line_id)
        where o.series_request_id is not null and o.created_at >= '2026-11-15' group by 1, 2) s
        on s.order_id = a.order_id and s.price_level_id = a.price_level_id where s.many is distinct from a.quantity`),
    ).toBe(0);
    expect(await count(`order_payments where run = '13' and sort = 1`)).toBe(review.orders);
    expect(await count(`order_payments where run = '13' and due_day <= '2026-11-16'`)).toBe(review.charges);
    expect(await findWrongs(office.app.database.db)).toEqual(wrongBefore);
    expect(await stockComplaints(office.app.database.db)).toEqual([]);
  });

  test('[DRAW-03] [SEC-83] the audit file verifies, and names nobody', async () => {
    const { rows } = await sql<{ body: string }>`select body from draw_file_parts order by part`.execute(
      office.app.database.db,
    );
    const text = rows.map(({ body }) => body).join('');
    const verdict = await verifyAudit([new TextEncoder().encode(text)]);
    expect(verdict).toMatchObject({ isProven: true, audit: { overrides: 1 } });
    expect(text).not.toMatch(/Robin|Vale|example\.com|4200000113|card|Street/);
  });
});
