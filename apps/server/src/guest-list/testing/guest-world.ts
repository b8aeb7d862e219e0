// A guest-list outlet with two events, its invitations, and what a guest sends.
import { randomUUID } from 'node:crypto';
import { calls as accountCalls, loadPeople, patient } from '../../accounts/testing/people.ts';
import { calls as cardCalls, postToGateway, visa } from '../../payments/testing/card-form.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { places } from '../../testing/small-catalogue.ts';
import { START, testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { saveInvitations } from '../save-invitations.ts';
import type { InvitationWish } from '../save-invitations.ts';

const GUESTS = 'guests.localhost';
export const guestPlace = { sellerId: 1, outletId: 9 };

export const calls = {
  info: '/gen.v1/guestlist/getTokenInfo',
  create: '/gen.v1/guestlist/createRequest',
  get: '/gen.v1/guestlist/getRequest',
  cards: '/gen.v1/payment/paymentmethodlist',
} as const;

export const guestLevels = {
  /** Free, at most 2, of an event without a series. */
  house: 9001,
  /** 20.00 plus 2.50, at most 4, of the same event. */
  friends: 9002,
  /** At most 4, of an event in a series with mobile delivery. */
  mobile: 9003,
  offSale: 9004,
} as const;

export const methods = { willCall: 91, mail: 92, abroad: 93, mobile: 94 } as const;
export const methodUuid = (id: number): string => `00000000-0000-4000-8000-0000000000${id}`;

async function loadGuestWorld(database: Database): Promise<void> {
  await loadPeople(database);
  await addGuestList(database);
}

/** To a small world that is there already. */
export async function addGuestList(database: Database): Promise<void> {
  await database.runScript(`
    insert into outlets (seller_id, outlet_id, type_id, name) values (1, 9, 3, 'Guest List'), (1, 10, 3, 'Other List');
    insert into outlet_hosts (host, outlet_id, is_main) values ('${GUESTS}', 9, true), ('others.localhost', 10, true);
    insert into artists values (1, 9, 'Copper Hour');
    insert into venues values (1, 9, 'The Cellar', 'Boston', 'MA');
    insert into series (seller_id, series_id, outlet_id, name, enable_mobile_delivery, visible_from)
      values (1, 91, 9, 'Late', true, '2026-01-01');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at, tax_rate_basis_points) values
      (1, 91, 9, 9, 'Trio', '2026-12-15T00:30:00Z', 0), (1, 92, 9, 9, 'Quartet', '2026-12-16T00:30:00Z', 1000);
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values
      (1, 901, 9, 91, null, 1), (1, 902, 9, 92, 91, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name, suppress_on_event_page) values
      (1, 911, 901, 'Guest places', 'Ticket', false), (1, 912, 902, 'Guest places', 'Ticket', false);
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status) values
      (1, 9001, 911, 'House', 0, 2, 1, 1, 'ON_SALE'), (1, 9002, 911, 'Friends', 2000, 4, 1, 1, 'ON_SALE'),
      (1, 9003, 912, 'Box', 4000, 4, 1, 1, 'ON_SALE'), (1, 9004, 912, 'Never', 4000, 4, 1, 1, 'OFF_SALE');
    insert into price_level_fees values (1, 9002, 1, 'Handling', null, 250);
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active) values
      (1, 91, '${methodUuid(91)}', 9, 1, 'Will Call', 0, true), (1, 92, '${methodUuid(92)}', 9, 2, 'Mail', 750, true),
      (1, 93, '${methodUuid(93)}', 9, 3, 'Abroad', 2400, true), (1, 94, '${methodUuid(94)}', 9, 4, 'Mobile', null, true)`);
  for (const level of Object.values(guestLevels)) await places(database, level, 20);
}

export const openGuestList = (
  engine: EngineKind,
  environment: Record<string, string> = patient,
): Promise<TestApp> => testApp(engine, { load: loadGuestWorld, environment });

let counted = 0;

/** An invitation to everything, once, for four tickets, unless the test says otherwise. */
export async function invite(app: TestApp, wish: Partial<InvitationWish> = {}) {
  counted += 1;
  const invitation: InvitationWish = {
    reference: `guest-${counted}`,
    guestName: 'Ana Ruiz',
    guestEmail: null,
    deliveryMode: -1,
    collectsPayment: false,
    ticketQuota: 4,
    useLimit: 1,
    expiresAt: new Date(app.clock.now().getTime() + 30 * 24 * 3600 * 1000),
    levelIds: [],
    ...wish,
  };
  const { made } = await inTransaction(app.database.db, (tx) =>
    saveInvitations(tx, guestPlace, [invitation], START),
  );
  return made[0]!;
}

/** A browser at the guest list, with a session. */
export async function guestBrowser(app: TestApp, host: string = GUESTS): Promise<TestBrowser> {
  const browser = app.browser(host);
  await browser.send(accountCalls.init);
  return browser;
}

/** A browser that has shown a new invitation. */
export async function invitedGuest(app: TestApp, wish: Partial<InvitationWish> = {}) {
  const { token, invitationId } = await invite(app, wish);
  const browser = await guestBrowser(app);
  await browser.send(calls.info, { InvitationToken: token });
  return { browser, token, invitationId };
}

export const willCallRequest = (changes: object = {}) => ({
  GuestListRequest: {
    User: 0,
    requestUUID: randomUUID(),
    contactInfo: {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      GuestEmail: 'ana@example.com',
      GuestAdditionalEmails: '',
      GuestPhone: '(212) 555-0100',
    },
    priceLevels: [{ PriceLevelID: guestLevels.house, quantity: 2 }],
    deliveryOption: 'willCall',
    deliveryMethodUUID: methodUuid(methods.willCall),
    GuestFirstName: 'Ana',
    GuestLastName: 'Ruiz',
    ...changes,
  },
});

/** Adds a card in the gateway's form, as a guest's browser does. */
export async function addGuestCard(app: TestApp, browser: TestBrowser, token?: string) {
  const origin = `http://${GUESTS}`;
  const { body: form } = await browser.send(cardCalls.form, {
    ReturnUrl: `${origin}/checkout/g/payment-method`,
    IFrameCommunicatorUrl: `${origin}/payment/communicator`,
    InvitationToken: token,
  });
  await postToGateway(app, '/customer/saveCard', { token: form.token, ...visa });
  const { body } = await browser.send(cardCalls.list, { remote: true, InvitationToken: token });
  return body.paymentMethods.at(-1);
}
