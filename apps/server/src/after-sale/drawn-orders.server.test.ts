// Orders that a draw has awarded: where their seats go when they are given back, and what ends its walks.
import { strict as assert } from 'node:assert';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OFFICE_HOST, OFFICE_ORIGIN, PASSWORD } from '../staff/testing/office-world.ts';
import { pressingAs } from '../testing/draw-office.ts';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';

describe('what comes back of a draw', () => {
  let draw: SmallDraw;
  let press: SmallDraw['press'];
  // Answers are looked into freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  let send: (path: string, payload?: object) => Promise<{ status: number; body: any }>;
  beforeAll(async () => {
    draw = await smallDraw('server', 40);
    await draw.publish();
    await draw.charged();
  });
  // Days pass in these tests, and sessions end.
  beforeEach(async () => {
    press = (await pressingAs(draw.app)).press;
    const browser = draw.app.browser(OFFICE_HOST);
    const headers = { origin: OFFICE_ORIGIN };
    send = (path, payload) =>
      browser.send(`/office.v1/${path}`, payload, { headers, method: payload ? 'POST' : 'GET' });
    const owner = { email: 'owner@lantern.example', password: PASSWORD };
    assert.equal((await send('staff/sign-in', owner)).status, 200);
  });
  afterAll(() => draw.close());
  afterEach(() => draw.closeTheBooks());

  /** A paid order of the draw with its first line, and one that nobody has used yet. */
  async function award(nth: number): Promise<{ number: string; lineId: number; ticketIds: number[] }> {
    const [row] = await draw.rows<{ number: string; line_id: number; tickets: number[] }>(`
      select 'Z' || o.unique_id as number, l.line_id, array_agg(s.ticket_id order by s.rank) as tickets
      from orders o join order_lines l using (seller_id, order_id) join order_tickets s using (seller_id, line_id)
      where o.series_request_id is not null and o.paid_cents > 0 and s.canceled_at is null and not l.is_add_on
        and exists (select from draw_awards a where a.order_id = o.order_id)
      group by 1, 2 order by 2 limit 1 offset ${nth}`);
    return { number: row!.number, lineId: row!.line_id, ticketIds: row!.tickets.map(Number) };
  }
  /** Gives the first of its tickets back, as the desk does with `stock` chosen. */
  async function giveBack(nth: number): Promise<number> {
    const { number, lineId, ticketIds } = await award(nth);
    const wish = {
      number,
      lines: [{ lineId, ticketIds: ticketIds.slice(0, 1) }],
      withFees: true,
      withShipping: false,
      seats: 'stock',
      reason: 'Cannot come',
    };
    // The sum that the page would have shown.
    const { body } = await send('refunds/approve', { ...wish, totalCents: 0 });
    const cents = Math.round(Number(/\$([\d.,]+)/.exec(body.message)![1]!.replaceAll(',', '')) * 100);
    expect((await send('refunds/approve', { ...wish, totalCents: cents })).status).toBe(200);
    return ticketIds[0]!;
  }
  const placeOf = async (ticketId: number) => {
    await draw.later(0.004);
    const [ticket] = await draw.rows<{ place: string }>(
      `select coalesce(holder_kind || ' ' || holder_id, state) as place from tickets where ticket_id = ${ticketId}`,
    );
    return ticket!.place;
  };
  const detail = async () => (await (await pressingAs(draw.app)).ask()).body;
  const log = () => draw.rows<{ line: string }>('select line from draw_log order by number');

  test('[AFTER-02] a seat of a drawn order waits for the next walk, whatever the desk has chosen', async () => {
    const ticket = await giveBack(0);
    await expect.poll(() => placeOf(ticket)).toBe('draw 13');
    const walked = async () => {
      await draw.later(8);
      return (await log()).map(({ line }) => JSON.parse(line).type);
    };
    await expect.poll(walked).toEqual(expect.arrayContaining(['return', 'walk']));
  });

  test('[AFTER-05] what the draw still keeps goes on sale once, its walks end, and its page says so', async () => {
    const later = await giveBack(1);
    const wish = async () => ({
      drawKey: '13',
      tickets: (await detail()).kept,
      reason: 'The tour goes on',
    });
    const shown = await wish();
    for (const bad of [{ tickets: shown.tickets + 1 }, { drawKey: '14' }])
      expect((await press('end-walks', { ...shown, ...bad })).status).toBe(409);
    expect((await press('end-walks', { ...shown, reason: 'No' })).status).toBe(400);
    // It waits for the orders of those whom the walk has reached.
    const pressedTwice = async () => {
      await draw.later();
      const now = await wish();
      const twice = await Promise.all([1, 2].map(() => press('end-walks', now)));
      return twice.map(({ status }) => status).toSorted((one, other) => one - other);
    };
    await expect.poll(pressedTwice).toEqual([200, 409]);
    expect(await detail()).toMatchObject({ kept: 0, walksEndedAt: expect.any(String) });
    const { body } = await draw.robin.send('/gen.v1/draws/getdraw', { DrawID: '13' });
    expect(body.DateWalksEnded ?? body.draw?.DateWalksEnded).toEqual(expect.any(String));
    // It was decided before, and comes back after: it is nobody's to wait for.
    await expect.poll(() => placeOf(later)).toBe('free');
    const after = await giveBack(2);
    await expect.poll(() => placeOf(after)).toBe('free');
    const lines = (await log()).length;
    for (let days = 0; days < 2; days += 1) await draw.later(24);
    expect(await log()).toHaveLength(lines);
    // Cards whose time was over gave seats back meanwhile: they went on sale.
    const kept = async () => {
      await draw.later(0.02);
      return (await detail()).kept;
    };
    await expect.poll(kept).toBe(0);
  });
});
