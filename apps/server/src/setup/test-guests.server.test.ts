// A guest list that is tried out before it opens: who was invited and answered, in no book, closed and hidden after.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addGuestCard,
  addGuestList,
  calls,
  guestBrowser,
  guestLevels,
  invite,
  invitedGuest,
  willCallRequest,
} from '../guest-list/testing/guest-world.ts';
import { moveStock } from '../inventory/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { cases } from '../../../../tools/testing/cases.ts';
import { worldOfWaitingOutlet } from './testing/waiting-outlet.ts';

const outletId = 9;
let world: OfficeWorld;
let owner: OfficeBrowser;

beforeEach(async () => {
  world = await worldOfWaitingOutlet(outletId, addGuestList);
  owner = await world.signedIn('owner');
});
afterEach(() => world.close());

const rows = async <Row>(statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(world.database.db)).rows;
const count = async (table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const turn = async (on: boolean) =>
  expect((await owner.send('setup/test', { outletId, on })).status).toBe(200);
const open = async () => expect((await owner.send('setup/open', { outletId })).status).toBe(200);
const held = (invitation: number) =>
  rows(`select tickets_held, uses from invitations where invitation_id = ${invitation}`);

/** Two places, free ones or of the kind that a card pays. */
async function ask(guest: Awaited<ReturnType<typeof invitedGuest>>, isPaid: boolean) {
  const card = isPaid ? await addGuestCard(world, guest.browser, guest.token) : undefined;
  const level = isPaid ? guestLevels.friends : guestLevels.house;
  const asked = await guest.browser.send(
    calls.create,
    willCallRequest({
      priceLevels: [{ PriceLevelID: level, quantity: 2 }],
      ...(card && { paymentMethodUUID: card.PaymentMethodUUID }),
    }),
  );
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200 });
  return asked.body.GuestListRequestID as string;
}

test('[SETUP-08] a guest is invited and answers in a test: in no book, told to nobody, closed and hidden when it opens', async () => {
  await world.database.runScript(`
    insert into webhook_addresses (address_id, seller_id, url, secret, kinds, created_at, made_by) values
      (gen_random_uuid(), 1, 'https://example.com/', 'sealed', '{guest.answered,order.placed}', '2026-01-01', 1)`);
  await turn(true);
  const paying = await invitedGuest(world, {
    collectsPayment: true,
    guestEmail: 'ana@example.com',
    useLimit: 2,
  });
  const answer = await ask(paying, true);
  const other = await invitedGuest(world);
  const waiting = await ask(other, false);
  expect(await rows('select distinct is_test from guest_requests')).toEqual([{ is_test: true }]);
  const sent = await owner.send('invitations/send', { invitations: [paying.invitationId] });
  expect(sent.body).toMatchObject({ sent: 1 });
  const subjects = await rows<{ subject: string }>('select subject from mails');
  expect(subjects.length).toBeGreaterThan(1);
  for (const { subject } of cases(subjects)) expect(subject).toMatch(/^TEST: /);
  await owner.send('guests/approve-paid', { requests: [answer] });
  await vi.waitFor(
    async () =>
      expect(await rows('select state, is_test from orders')).toEqual([
        { state: 'STATUS_ORDER_PAID', is_test: true },
      ]),
    { timeout: 60_000, interval: 200 },
  );
  expect([await count('ledger'), await count('webhook_messages')]).toEqual([0, 0]);
  for (const list of ['guests/requests', 'invitations/list']) {
    const { rows: listed } = (await owner.send(list)).body;
    expect(listed, list).toMatchObject([{ isTest: true }, { isTest: true }]);
  }
  const live = await owner.send(`setup/going-live?outletId=${outletId}`);
  expect(live.body).toMatchObject({ testOrders: 1, testGuests: { invitations: 2, answers: 2 } });

  await open();
  expect((await owner.send('guests/requests')).body.rows).toEqual([]);
  expect((await owner.send('invitations/list')).body.rows).toEqual([]);
  expect((await paying.browser.send(calls.get, { GuestListRequestID: answer })).status).toBe(404);
  expect(await rows(`select state from guest_requests where request_uuid = '${waiting}'`)).toEqual([
    { state: 'declined' },
  ]);
  const link = await guestBrowser(world);
  expect((await link.send(calls.info, { InvitationToken: other.token })).status).not.toBe(200);
  expect((await owner.send('guests/approve', { requests: [waiting] })).status).toBe(404);
  expect(await rows('select state, hidden_at is not null as hidden from orders')).toEqual([
    { state: 'STATUS_ORDER_CANCELED', hidden: true },
  ]);
  expect(await count('ledger')).toBe(0);
});

test('[SETUP-08] an invitation from before the test is as it was, and its next answer counts', async () => {
  const before = await invite(world, { ticketQuota: 2 });
  await turn(true);
  const browser = await guestBrowser(world);
  await browser.send(calls.info, { InvitationToken: before.token });
  await ask({ browser, ...before }, false);
  expect(await held(before.invitationId)).toEqual([{ tickets_held: 2, uses: 1 }]);
  await open();
  expect(await held(before.invitationId)).toEqual([{ tickets_held: 0, uses: 0 }]);
  const listed = (await owner.send('invitations/list')).body.rows;
  expect(listed, 'nobody was declined').toMatchObject([{ standing: 'opened' }]);
  expect(listed[0].isTest).toBeUndefined();
  await ask({ browser, ...before }, false);
  expect(
    await rows('select is_test, hidden_at is null as shown from guest_requests order by is_test'),
  ).toEqual([
    { is_test: false, shown: true },
    { is_test: true, shown: false },
  ]);
  expect((await owner.send('guests/requests')).body.rows).toHaveLength(1);
});

test('[SETUP-08] a card that is charged when the test ends buys nothing, and its places are free again', async () => {
  await turn(true);
  const guest = await invitedGuest(world, { collectsPayment: true });
  const answer = await ask(guest, true);
  const stock = () =>
    rows(
      `select sold, held_by_guests as guests from level_stock where price_level_id = ${guestLevels.friends}`,
    );
  // As it stands between the desk's word and the gateway's answer.
  const wanted = [{ levelId: guestLevels.friends, quantity: 2 }];
  await inTransaction(world.database.db, (tx) =>
    moveStock(tx, { sellerId: 1, wanted, from: 'free', to: { kind: 'guest', id: answer } }),
  );
  await world.database.runScript(`
    update guest_requests set charging_since = '2026-11-15', decided_by = 'Robin' where request_uuid = '${answer}'`);
  expect(await stock()).toEqual([{ sold: 0, guests: 2 }]);
  await open();
  expect(await rows('select state, charging_since, hidden_at is null as shown from guest_requests')).toEqual([
    { state: 'declined', charging_since: null, shown: false },
  ]);
  expect(await stock()).toEqual([{ sold: 0, guests: 0 }]);
});

test('[SETUP-08] a guest names a card of their own side', async () => {
  await turn(true);
  const guest = await invitedGuest(world, { collectsPayment: true });
  const answer = await ask(guest, true);
  const unmarked = sql`update guest_requests set is_test = false where request_uuid = ${answer}`;
  await expect(unmarked.execute(world.database.db)).rejects.toThrow('stays what it is');
  const profile = sql`update payment_profiles set gateway = 'authorizenet:real'`;
  await profile.execute(world.database.db).catch(() => undefined);
  const again = sql`update guest_requests set payment_method_id = payment_method_id where request_uuid = ${answer}`;
  await expect(again.execute(world.database.db)).rejects.toThrow('names the card of a test');
});
