import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moveStock } from '../../inventory/index.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { neverSent } from '../../payments/testing/outages.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { engines } from '../../testing/test-database.ts';
import { revokeInvitation } from '../invitation-store.ts';
import { fulfilGuests } from './fulfil-guests.ts';
import { addGuestList, calls, guestLevels } from '../testing/guest-world.ts';
import { askingGuest } from '../testing/sample-guest.ts';

describe.each(engines)('guests are answered (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
    await addGuestList(world.database);
  });
  afterAll(() => world.close());
  afterEach(() => clearFaults(world));

  async function one<Row>(text: string): Promise<Row> {
    const { rows } = await sql<Row>`${sql.raw(text)}`.execute(world.database.db);
    return rows[0]!;
  }
  const many = async (what: string): Promise<number> =>
    (await one<{ n: number }>(`select count(*)::int as n from ${what}`)).n;
  const outcomes = (sent: { body: { results?: { outcome: string }[] } }[]) =>
    sent.flatMap(({ body }) => body.results ?? []).map(({ outcome }) => outcome);
  const stock = (level: number) =>
    one<object>(
      `select sold, held, held_by_guests as guests from level_stock where price_level_id = ${level}`,
    );

  test('[GUESTS-02] [OPS-36] two desks at once make one order of what is set aside, mailed, and the receipt follows', async () => {
    const list = { kind: 'guest', id: 'Friends of the band' } as const;
    const wanted = [{ levelId: guestLevels.house, quantity: 3 }];
    await inTransaction(world.database.db, (tx) =>
      moveStock(tx, { sellerId: 1, wanted, from: 'free', to: list }),
    );
    const { uuid, browser } = await askingGuest(world, false, {
      request: {
        contactInfo: {
          FirstName: 'Ana',
          LastName: 'Ruiz',
          GuestEmail: 'ana@example.com',
          GuestAdditionalEmails: 'bo@example.com',
          GuestPhone: '(212) 555-0100',
        },
      },
    });
    const desks = [await world.signedIn('desk'), await world.signedIn('owner')];
    const sent = await Promise.all(desks.map((desk) => desk.send('guests/approve', { requests: [uuid] })));
    expect(outcomes(sent).toSorted()).toEqual(['approved', 'refused']);
    expect(
      await one(
        `select state, buyer_last_name, total_cents, user_id from orders where guest_request_uuid = '${uuid}'`,
      ),
    ).toEqual({ state: 'STATUS_ORDER_PAID', buyer_last_name: 'Ruiz', total_cents: 0, user_id: null });
    // Two of the three on the named list, none of those on offer.
    expect(await stock(guestLevels.house)).toEqual({ sold: 2, held: 1, guests: 1 });
    expect(await many(`mails where kind = 'guest-request-approved'`)).toBe(2);
    expect(await many(`staff_log where action = 'guest.approved'`)).toBe(1);
    const { body } = await browser.send(calls.get, { GuestListRequestID: uuid });
    expect(JSON.stringify(body)).toContain('Approved');
    const declined = await desks[0]!.send('guests/decline', { requests: [uuid], reason: 'Too late now' });
    expect(outcomes([declined])).toEqual(['refused']);
    const listed = await desks[0]!.send('guests/requests?state=approved');
    expect(listed.body.rows[0]).toMatchObject({
      uuid,
      state: 'approved',
      orderNumber: expect.stringMatching(/^Z/),
    });
  });

  test('[GUESTS-02] a card is charged exactly once, whoever approves and however often', async () => {
    const { uuid } = await askingGuest(world, true);
    const desks = [await world.signedIn('finance'), await world.signedIn('owner')];
    const sent = await Promise.all(
      [...desks, ...desks].map((desk) => desk.send('guests/approve-paid', { requests: [uuid] })),
    );
    expect(outcomes(sent)).toContain('approved');
    expect(await many(`payment_intents where target_id = '${uuid}'`)).toBe(1);
    expect(await many(`ledger where target_id = '${uuid}' and amount_cents = 4500`)).toBe(1);
    expect(
      await one(`select state, paid_cents, returned_cents from orders where guest_request_uuid = '${uuid}'`),
    ).toEqual({ state: 'STATUS_ORDER_PAID', paid_cents: 4500, returned_cents: 0 });
    expect(await many(`tickets where holder_id = '${uuid}'`)).toBe(0);
  });

  test('[OPS-36] what is to be paid is never given for nothing, nor the other way round', async () => {
    const owner = await world.signedIn('owner');
    const [free, paid] = [await askingGuest(world, false), await askingGuest(world, true)];
    expect((await owner.send('guests/approve', { requests: [paid.uuid] })).status).toBe(404);
    expect((await owner.send('guests/approve-paid', { requests: [free.uuid] })).status).toBe(404);
    expect(await many(`orders where guest_request_uuid in ('${free.uuid}', '${paid.uuid}')`)).toBe(0);
  });

  test('[OPS-36] a guest whose order was delivered is served, and no other', async () => {
    const owner = await world.signedIn('owner');
    const [served, waits] = [await askingGuest(world, true), await askingGuest(world, true)];
    await owner.send('guests/approve-paid', { requests: [served.uuid, waits.uuid] });
    for (const state of ['READY', 'DELIVERED'])
      await world.database.runScript(
        `update orders set state = 'STATUS_ORDER_${state}'
        where guest_request_uuid = '${served.uuid}' and state <> 'STATUS_ORDER_${state}'`,
      );
    await fulfilGuests(world.database.db, world.clock.now());
    const stateOf = (uuid: string) => one(`select state from guest_requests where request_uuid = '${uuid}'`);
    expect(await stateOf(served.uuid)).toEqual({ state: 'fulfilled' });
    expect(await stateOf(waits.uuid)).toEqual({ state: 'approved' });
  });

  test('[OPS-36] fewer than were asked for: so many are charged and sold, the rest goes back to the invitation', async () => {
    const { uuid, browser, invitationId } = await askingGuest(world, true);
    const finance = await world.signedIn('finance');
    const fewer = (quantity: number) =>
      finance.send('guests/approve-paid', {
        requests: [uuid],
        places: [{ levelId: guestLevels.friends, quantity }],
      });
    expect(outcomes([await fewer(3), await fewer(0)])).toEqual(['refused', 'refused']);
    expect(outcomes([await fewer(1)])).toEqual(['approved']);
    expect(await many(`ledger where target_id = '${uuid}' and amount_cents = 2250`)).toBe(1);
    expect(
      await one(`select state, total_cents, paid_cents from orders where guest_request_uuid = '${uuid}'`),
    ).toEqual({ state: 'STATUS_ORDER_PAID', total_cents: 2250, paid_cents: 2250 });
    expect(await one(`select tickets_held from invitations where invitation_id = ${invitationId}`)).toEqual({
      tickets_held: 1,
    });
    const { rows } = (await finance.send('guests/requests?state=approved')).body;
    expect(rows.find((row: { uuid: string }) => row.uuid === uuid).places).toMatchObject([
      { quantity: 1, asked: 2 },
    ]);
    const receipt = await browser.send(calls.get, { GuestListRequestID: uuid });
    expect(JSON.stringify(receipt.body)).toContain('22.5');
  });

  test('[GUESTS-02] a declined card leaves it pending: the guest is told, the desk sees why, the places come back', async () => {
    const { uuid } = await askingGuest(world, true);
    const finance = await world.signedIn('finance');
    const before = await stock(guestLevels.friends);
    await fault(world, { kind: 'decline', call: 'createTransactionRequest' });
    const refused = await finance.send('guests/approve-paid', { requests: [uuid] });
    expect(refused.body.results[0]).toMatchObject({
      outcome: 'card-refused',
      message: expect.stringContaining('declined'),
    });
    const { rows } = (await finance.send('guests/requests?state=pending')).body;
    expect(rows.find((row: { uuid: string }) => row.uuid === uuid)).toMatchObject({
      isCharging: false,
      problem: expect.stringContaining('declined'),
    });
    expect(await many(`mails where kind = 'guest-request-card-refused'`)).toBe(1);
    expect(await many(`orders where guest_request_uuid = '${uuid}'`)).toBe(0);
    expect(await stock(guestLevels.friends)).toMatchObject({ sold: (before as { sold: number }).sold });
    await clearFaults(world);
    expect(outcomes([await finance.send('guests/approve-paid', { requests: [uuid] })])).toEqual(['approved']);
    expect(await many(`ledger where target_id = '${uuid}'`)).toBe(1);
  });

  test('[GUESTS-02] what is not known yet holds the places, and nobody decides anything else meanwhile', async () => {
    const { uuid } = await askingGuest(world, true);
    const owner = await world.signedIn('owner');
    await fault(world, { kind: 'reset-after', call: 'createTransactionRequest' });
    const begun = await owner.send('guests/approve-paid', { requests: [uuid] });
    expect(outcomes([begun])).toEqual(['charging']);
    expect(await many(`tickets where holder_id = '${uuid}'`)).toBe(2);
    const declined = await owner.send('guests/decline-paid', {
      requests: [uuid],
      reason: 'Changed our minds',
    });
    expect(declined.body.results[0]).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('charged'),
    });
    await clearFaults(world);
    world.clock.advance(3600);
    // A notification or the job may be at it already; then nobody else is.
    await world.reconcile();
    const state = () => one(`select state from guest_requests where request_uuid = '${uuid}'`);
    await expect.poll(state).toEqual({ state: 'approved' });
    expect(await many(`ledger where target_id = '${uuid}'`)).toBe(1);
  });

  test.each(neverSent)(
    '[GUESTS-02] no way to the gateway (%s): nobody is refused, and the card is charged when it is back',
    async (outage) => {
      const { uuid } = await askingGuest(world, true);
      const owner = await world.signedIn('owner');
      const letters = `mails where kind = 'guest-request-card-refused'`;
      const before = await many(letters);
      await world.breakRoad(outage);
      const begun = await owner.send('guests/approve-paid', { requests: [uuid] });
      expect(begun.body.results[0]).toMatchObject({
        outcome: 'charging',
        message: expect.stringContaining('Nothing was charged'),
      });
      await world.reconcile();
      expect(await many(letters)).toBe(before);
      expect(await many(`tickets where holder_id = '${uuid}'`)).toBe(2);
      await world.breakRoad(undefined);
      const state = async () => {
        await world.reconcile();
        return one(`select state from guest_requests where request_uuid = '${uuid}'`);
      };
      await expect.poll(state).toEqual({ state: 'approved' });
      expect(await many(`ledger where target_id = '${uuid}'`)).toBe(1);
      expect(await many(`payment_intents where target_id = '${uuid}'`)).toBe(1);
    },
  );

  test('[OPS-36] no more than is free, a revoked invitation, a desk that asks, and tickets that go back', async () => {
    const owner = await world.signedIn('owner');
    const revoked = await askingGuest(world, false);
    await inTransaction(world.database.db, (tx) =>
      revokeInvitation(tx, { sellerId: 1, outletId: 9 }, revoked.invitationId, world.clock.now()),
    );
    expect(outcomes([await owner.send('guests/approve', { requests: [revoked.uuid] })])).toEqual(['refused']);
    const asked = await askingGuest(world, true);
    const desk = await world.signedIn('desk');
    expect(outcomes([await desk.send('guests/approve-paid', { requests: [asked.uuid] })])).toEqual([
      'proposed',
    ]);
    expect(await many(`payment_intents where target_id = '${asked.uuid}'`)).toBe(0);
    const { uuid, invitationId } = await askingGuest(world, false);
    await world.database
      .runScript(`update tickets set state = 'held', holder_kind = 'house', holder_id = 'all'
        where price_level_id = ${guestLevels.house} and (state = 'free' or holder_kind = 'guest');
      update level_stock set held = capacity - sold, held_by_house = capacity - sold, held_by_guests = 0
        where price_level_id = ${guestLevels.house}`);
    const full = await owner.send('guests/approve', { requests: [uuid] });
    expect(full.body.results[0]).toMatchObject({ message: 'House: only 0 places are free for guests' });
    const no = await owner.send('guests/decline', { requests: [uuid], reason: 'The house is full' });
    expect(outcomes([no])).toEqual(['declined']);
    expect(await one(`select tickets_held from invitations where invitation_id = ${invitationId}`)).toEqual({
      tickets_held: 0,
    });
    expect(
      await many(`mails where kind = 'guest-request-declined' and plain_text like '%The house is full%'`),
    ).toBe(1);
  });
});
