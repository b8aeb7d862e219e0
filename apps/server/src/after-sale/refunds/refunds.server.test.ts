import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

const DAY = 86_400;

describe.each(engines)('refunds (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => world.comeBack());
  afterEach(() => world.closeTheBooks());

  /** So many tickets of the first line, with what the page would send. */
  async function wishFor(order: BoughtOrder, tickets: number, over: object = {}) {
    const { lines } = await world.look(order.number);
    const [line] = lines;
    const ticketIds = line.tickets.slice(0, tickets).map(({ ticketId }: { ticketId: number }) => ticketId);
    const totalCents =
      tickets * line.unitPriceCents + Math.round((line.taxesCents * tickets) / line.quantity);
    return {
      number: order.number,
      lines: [{ lineId: line.lineId, ticketIds }],
      withFees: true,
      withShipping: false,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents,
      ...over,
    };
  }
  const mailsAbout = async ({ number }: BoughtOrder) =>
    (await mailsTo(world, fan)).filter(
      ({ about, kind }) => about === `order ${number}` && kind !== 'order-placed',
    );

  test('[AFTER-01] [AFTER-02] [AFTER-07] [CALL-49] [OPS-24] [OPS-46] asked for, proposed, undone, approved in part; the rest waits for the settlement', async () => {
    const order = await world.buy();
    expect((await world.askForRefund(order, levels.floor)).status).toBe(200);
    const { body: queue } = await world.desk.send('refunds/list');
    expect(queue.rows).toMatchObject([
      { number: order.number, why: 'asked', what: 'Floor × 2', cents: 8500 },
    ]);
    const proposed = await world.desk.send('refunds/approve', await wishFor(order, 1));
    expect(proposed.body).toMatchObject({ state: 'proposed' });
    const key = { number: order.number, changeId: proposed.body.changeId };
    // A desk only asks: finance agrees, takes it back, and agrees again.
    expect((await world.desk.send('refunds/approve-proposal', key)).status).toBe(403);
    expect((await world.finance.send('refunds/approve-proposal', key)).body.state).toBe('approved');
    expect((await world.desk.send('refunds/undo', key)).status).toBe(409);
    await world.pass(5);
    expect((await world.finance.send('refunds/undo', key)).status).toBe(200);
    await world.pass(20);
    expect((await world.look(order.number)).changes).toMatchObject([{ state: 'canceled' }]);
    const approved = await world.finance.send('refunds/approve', await wishFor(order, 1));
    expect(approved.status).toBe(200);
    await world.pass(11);
    const late = { number: order.number, changeId: approved.body.changeId };
    expect((await world.finance.send('refunds/undo', late)).body.message).toContain('too late');
    const seen = await world.look(order.number);
    expect(seen.lines).toMatchObject([{ asked: false, takenTickets: 1, tickets: [{}] }]);
    expect(seen.changes[0]).toMatchObject({ state: 'effective', cents: 4250 });
    expect(seen.changes[0].returns).toMatchObject([{ state: 'planned', amountCents: 4250 }]);
    expect(seen.changes[0].returns[0].waitsUntil).toBeDefined();
    await world.pass(DAY);
    expect((await world.look(order.number)).changes[0]).toMatchObject({
      state: 'settled',
      returns: [{ state: 'returned', card: 'Visa •••• 1111' }],
    });
    const letters = await mailsAbout(order);
    expect(letters.map(({ kind }) => kind)).toEqual(['refund-received', 'refund-decided']);
    expect(letters[1]!.subject).toContain('$42.50');
  });

  test('[AFTER-01] an order canceled before its charge has settled is voided at once, and customer and stock know it', async () => {
    const order = await world.buy();
    const { owedCents } = await world.look(order.number);
    const wish = { number: order.number, seats: 'house', reason: 'Sold by mistake', totalCents: owedCents };
    expect((await world.finance.send('orders/cancel', { ...wish, totalCents: 1 })).status).toBe(409);
    expect((await world.finance.send('orders/cancel', { ...wish, reason: ' no ' })).status).toBe(400);
    expect((await world.finance.send('orders/cancel', wish)).status).toBe(200);
    await world.pass(11);
    const seen = await world.look(order.number);
    expect(seen).toMatchObject({ state: 'STATUS_ORDER_CANCELED', owedCents: 0 });
    expect(seen.changes[0]).toMatchObject({
      state: 'settled',
      returns: [{ state: 'returned', amountCents: owedCents }],
    });
    const { rows } = (await world.finance.send('refunds/decided')).body;
    expect(rows[0]).toMatchObject({ number: order.number, kind: 'cancellation', returnedCents: owedCents });
    const kept = await world.database.db
      .selectFrom('tickets')
      .select('ticket_id')
      .where('holder_kind', '=', 'house')
      .where('holder_id', '=', 'returned')
      .execute();
    expect(kept).toHaveLength(2);
    expect((await mailsAbout(order)).map(({ kind }) => kind)).toEqual(['cancellation-decided']);
  });

  test('[AFTER-01] two desks, two tabs, wrong sums, strange tickets: one decision, and everything else is refused', async () => {
    const order = await world.buy();
    const strange = await world.buy({ level: levels.parking, quantity: 1 });
    const wish = await wishFor(order, 2);
    const bad: object[] = [
      { ...wish, totalCents: wish.totalCents + 1 },
      { ...wish, lines: [] },
      {
        ...wish,
        lines: [{ lineId: wish.lines[0]!.lineId, ticketIds: [...wish.lines[0]!.ticketIds, 999_999] }],
      },
      {
        ...wish,
        lines: [{ lineId: wish.lines[0]!.lineId, ticketIds: Array(2).fill(wish.lines[0]!.ticketIds[0]) }],
      },
      { ...wish, lines: [wish.lines[0], wish.lines[0]] },
      { ...wish, number: strange.number },
    ];
    for (const input of bad) expect((await world.finance.send('refunds/approve', input)).status).toBe(409);
    expect((await world.finance.send('refunds/approve', { ...wish, reason: '' })).status).toBe(400);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => world.finance.send('refunds/approve', wish)),
    );
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const { body } = await world.finance.send('refunds/approve-many', {
      orders: [
        { number: order.number, totalCents: 8500 },
        { number: 'Z9999999999', totalCents: 1 },
      ],
      seats: 'stock',
    });
    expect(body).toMatchObject({ decided: [], refused: [{}, {}] });
    await world.pass(11);
    await world.pass(DAY);
    expect((await world.look(order.number)).returnedCents).toBe(8500);
    expect((await world.finance.send('refunds/approve', wish)).status).toBe(409);
  });

  test('[AFTER-02] [DOOR-01] a ticket that somebody has come in with gives nothing back, alone, with others or with its order', async () => {
    const order = await world.buy();
    const wish = await wishFor(order, 2);
    const [line] = wish.lines;
    await world.database.runScript(`
      insert into door_passes (seller_id, pass_id, code_hash, outlet_id, event_id, gate, made_by, made_at, ends_at)
        values (1, 9001, 'x', 1, 102, 'North', 'Desk', now(), now() + interval '1 day');
      insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, result, offline, scanned_at, received_at)
        values (1, gen_random_uuid(), 102, 9001, 'North', ${line!.lineId}, ${line!.ticketIds[0]!}, 'in', false, now(), now())`);
    const refused = await world.finance.send('refunds/approve', wish);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('has come in') } });
    const { owedCents } = await world.look(order.number);
    const whole = { number: order.number, seats: 'house', reason: 'Sold by mistake', totalCents: owedCents };
    expect((await world.finance.send('orders/cancel', whole)).status).toBe(409);
    await world.askForRefund(order, levels.floor);
    const { body } = await world.finance.send('refunds/approve-many', {
      orders: [{ number: order.number, totalCents: 8500 }],
      seats: 'stock',
    });
    expect(body.refused).toMatchObject([{ message: expect.stringContaining('has come in') }]);
    const rest = { ...wish, lines: [{ ...line, ticketIds: [line!.ticketIds[1]!] }], totalCents: 4250 };
    expect((await world.finance.send('refunds/approve', rest)).status).toBe(200);
    await world.pass(11);
    await world.pass(DAY);
    expect((await world.look(order.number)).returnedCents).toBe(4250);
  });

  test('[AFTER-01] what the gateway refuses comes back on top with its words: again, in another way, or reverted', async () => {
    const orders = [await world.buy(), await world.buy(), await world.buy()];
    await world.pass(DAY);
    await fault(world, { kind: 'decline', call: 'createTransactionRequest', times: 4 });
    for (const order of orders) await world.finance.send('refunds/approve', await wishFor(order, 2));
    await world.pass(11);
    const { rows } = (await world.finance.send('refunds/list')).body;
    expect(rows.map(({ why }: { why: string }) => why)).toEqual(['refused', 'refused', 'refused']);
    expect(rows[0].problem).toContain('does not meet the criteria');
    const [first, second, third] = orders as [BoughtOrder, BoughtOrder, BoughtOrder];
    const refusedOf = async ({ number }: BoughtOrder) => {
      const [change] = (await world.look(number)).changes;
      const open = change.returns.find(({ isOpen }: { isOpen: boolean }) => isOpen);
      return { change, number, returnId: open?.returnId };
    };
    const one = await refusedOf(first);
    const again = { number: one.number, returnId: one.returnId };
    await world.finance.send('refunds/try-again', again);
    await world.pass(6);
    expect((await refusedOf(first)).change.problem).toContain('criteria');
    expect((await world.finance.send('refunds/try-again', again)).status).toBe(409);
    await clearFaults(world);
    const { number, returnId } = await refusedOf(first);
    await world.finance.send('refunds/try-again', { number, returnId });
    await world.pass(6);
    expect((await refusedOf(first)).change).toMatchObject({ state: 'settled' });

    const two = await refusedOf(second);
    const other = { number: two.number, returnId: two.returnId, note: 'Check no. 118 by mail' };
    const twice = await Promise.all([1, 2].map(() => world.finance.send('refunds/other-way', other)));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await refusedOf(second)).change).toMatchObject({ state: 'settled' });

    const three = await refusedOf(third);
    const back = { number: three.number, changeId: three.change.changeId, reason: 'The card is closed' };
    expect((await world.finance.send('refunds/revert', back)).status).toBe(200);
    expect((await world.finance.send('refunds/revert', back)).status).toBe(409);
    expect((await world.look(third.number)).lines[0].tickets).toHaveLength(2);
    expect((await mailsAbout(third)).map(({ kind }) => kind)).toEqual(['refund-decided', 'refund-reverted']);
  });

  test('[AFTER-01] two hundred days after the charge the gateway is not asked, and the desk writes down another way', async () => {
    const order = await world.buy({ level: levels.parking, quantity: 1 });
    await world.database.db
      .updateTable('shows')
      .set({ starts_at: new Date('2028-01-01') })
      .execute();
    await world.pass(200 * DAY);
    await world.finance.send('refunds/approve', await wishFor(order, 1));
    await world.pass(11);
    const [change] = (await world.look(order.number)).changes;
    expect(change).toMatchObject({ state: 'effective', problem: expect.stringContaining('180 days') });
    const { returnId } = change.returns[0];
    const note = 'Bank transfer on June 3';
    await world.finance.send('refunds/other-way', { number: order.number, returnId, note });
    expect((await world.look(order.number)).changes[0]).toMatchObject({
      state: 'settled',
      returns: [{ state: 'refused' }, { state: 'returned', way: 'other', note }],
    });
  });

  test('[AFTER-07] [OPS-24] declined: nothing is asked for any more, and the customer reads why', async () => {
    const order = await world.buy({ level: levels.parking, quantity: 2 });
    await world.askForRefund(order, levels.parking);
    const refusal = { number: order.number, reason: 'The garage is open that night' };
    expect((await world.desk.send('refunds/decline', refusal)).status).toBe(403);
    expect((await world.finance.send('refunds/decline', { ...refusal, reason: 'No' })).status).toBe(400);
    expect((await world.finance.send('refunds/decline', refusal)).status).toBe(200);
    expect((await world.finance.send('refunds/decline', refusal)).status).toBe(409);
    const seen = await world.look(order.number);
    expect(seen.lines).toMatchObject([{ asked: false, takenTickets: 0, tickets: [{}, {}] }]);
    const letters = await mailsAbout(order);
    const letter = letters.find(({ kind }) => kind === 'refund-declined');
    expect(letter!.plain_text ?? '').toContain(refusal.reason);
    expect((await world.askForRefund(order, levels.parking)).status).toBe(200);
  });
});
