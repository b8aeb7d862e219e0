// Series in every state of their window, and fans who ask for them.
import { address, fan, loadPeople, other, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import type { Database } from '../../platform/db/database.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Sent, TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';

export const series = { open: 21, announced: 22, closed: 23, choosing: 24, sameTour: 25 } as const;

export const events = {
  boston: 401,
  saratoga: 402,
  /** Of a series that is announced, not open. */
  autumn: 411,
  /** Of a series that has closed. */
  spring: 421,
  /** Of a series that leaves the delivery to the customer and has no tour. */
  alone: 431,
  /** Of a second open series of the same tour. */
  late: 441,
  /** Sold at once, not requested. */
  instant: 451,
} as const;

export const levels = {
  /** 145.00 plus 14.50, at most 4, opting out possible. */
  circle: 7011,
  /** 60.00, at most 6. */
  balcony: 7012,
  /** An addon of Boston, 35.00, at most 2. */
  poster: 7013,
  /** 88.00, pairs up to 6, taxed with 6.25 %. */
  floor: 7021,
  notYet: 7022,
  autumn: 7031,
  spring: 7041,
  alone: 7051,
  late: 7061,
  instant: 7071,
} as const;

export const closedMessage = 'Requests for Long Way Home have closed.';
export const announcedMessage = 'Requests for the autumn leg open soon.';

async function loadSeries(database: Database): Promise<void> {
  await database.runScript(`
    insert into artists values (1, 1, 'Juniper & the Tides');
    insert into venues values (1, 1, 'Granite Hall', 'Boston', 'MA');
    insert into tours (seller_id, tour_id, name, allow_priority_selection) values
      (1, 1, 'Long Way Home', true), (1, 2, 'High Water', false);
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active) values
      (1, 1, '00000000-0000-4000-8000-000000000001', 1, 1, 'Will Call', 0, true),
      (1, 2, '00000000-0000-4000-8000-000000000002', 1, 2, 'UPS Ground', 1200, true),
      (1, 3, '00000000-0000-4000-8000-000000000003', 1, 3, 'UPS International', 3500, true);
    insert into series (seller_id, series_id, outlet_id, tour_id, name, visible_from, opens_at, closes_at, visible_message, closed_message,
        domestic_delivery_method_id, international_delivery_method_id) values
      (1, 21, 1, 1, 'Long Way Home', '2026-10-01', '2026-11-01', '2026-12-10', null, '${closedMessage}', 2, 3),
      (1, 22, 1, 1, 'Autumn leg', '2026-11-01', '2026-12-01', '2026-12-20', '${announcedMessage}', 'Over.', 2, 3),
      (1, 23, 1, 2, 'Spring leg', '2026-09-01', '2026-10-01', '2026-11-10', null, '${closedMessage}', 2, 3),
      (1, 24, 1, null, 'Alone', '2026-10-01', '2026-11-01', null, null, null, null, null),
      (1, 25, 1, 1, 'Long Way Home, late shows', '2026-10-01', '2026-11-01', '2026-11-20', null, 'The late shows have closed.', 2, 3);
    update series set offers_payment_plan = true, plan_fee_cents = 1500, plan_total_payments = 3,
      plan_eligibility_minimum_cents = 40000, plan_first_payment_minimum_cents = 5000, plan_first_payment_percent = 0.34,
      installment_1_day = '2026-12-15', installment_2_day = '2027-01-15', installment_3_day = '2027-02-15' where series_id = 21;
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at, tax_rate_basis_points) values
      (1, 1, 1, 1, 'Boston', '2027-02-02T00:30:00Z', 0), (1, 2, 1, 1, 'Saratoga', '2027-02-04T00:30:00Z', 625),
      (1, 3, 1, 1, 'Elsewhere', '2027-03-04T00:30:00Z', 0);
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values
      (1, 401, 1, 1, 21, 2), (1, 402, 1, 2, 21, 2), (1, 411, 1, 3, 22, 2), (1, 421, 1, 3, 23, 2), (1, 431, 1, 3, 24, 2),
      (1, 441, 1, 3, 25, 2), (1, 451, 1, 3, null, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name, suppress_on_event_page) values
      (1, 601, 401, 'Tickets', 'Ticket', false), (1, 602, 401, 'Tour poster', 'Merchandise', true),
      (1, 603, 402, 'Tickets', 'Ticket', false), (1, 604, 411, 'Tickets', 'Ticket', false), (1, 605, 421, 'Tickets', 'Ticket', false),
      (1, 606, 431, 'Tickets', 'Ticket', false), (1, 607, 441, 'Tickets', 'Ticket', false), (1, 608, 451, 'Tickets', 'Ticket', false);
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status, enable_opt_out) values
      (1, 7011, 601, 'Golden Circle', 14500, 4, 1, 1, 'ON_SALE', true), (1, 7012, 601, 'Balcony', 6000, 6, 1, 1, 'ON_SALE', false),
      (1, 7013, 602, 'Poster', 3500, 2, 1, 1, 'ON_SALE', false), (1, 7021, 603, 'Floor', 8800, 6, 2, 2, 'ON_SALE', true),
      (1, 7022, 603, 'Not yet', 8800, 6, 1, 1, 'BEFORE_SALE', false), (1, 7031, 604, 'Floor', 5000, 4, 1, 1, 'ON_SALE', false),
      (1, 7041, 605, 'Floor', 5000, 4, 1, 1, 'ON_SALE', false), (1, 7051, 606, 'Floor', 5000, 4, 1, 1, 'ON_SALE', false),
      (1, 7061, 607, 'Floor', 5000, 4, 1, 1, 'ON_SALE', false), (1, 7071, 608, 'Floor', 5000, 4, 1, 1, 'ON_SALE', false);
    insert into price_level_fees values (1, 7011, 1, 'Service', null, 1200), (1, 7011, 2, 'Venue', null, 250)`);
}

async function loadRequestWorld(database: Database): Promise<void> {
  await loadPeople(database);
  await loadSeries(database);
}

const base = '/gen.v1/tixrequests';
export const calls = {
  eventRequests: `${base}/getoerequest`,
  summaries: `${base}/getoegrequestsummary`,
  draft: `${base}/getoegrequestsummarywithcart`,
  create: `${base}/oegrequest`,
  add: `${base}/oerequest`,
  event: (id: number) => `${base}/oerequest/${id}`,
  series: (id: number) => `${base}/oegrequest/${id}`,
  priority: `${base}/updateoegrpriority`,
  putEvent: `${base}/putoerequest`,
  putSeries: `${base}/putoegrequest`,
} as const;

export const openRequestShop = (engine: EngineKind): Promise<TestApp> =>
  testApp(engine, { load: loadRequestWorld, environment: patient });

/** A fan with a card, and everything a request needs. */
export interface TestFan {
  browser: TestBrowser;
  card: { PaymentMethodID: number; PaymentMethodUUID: string };
  /** The body of CALL-37. */
  wish(lines: Line[], extra?: object): object;
  create(lines: Line[], extra?: object): Promise<Sent>;
  summaries(query?: object): Promise<Sent['body']>;
}

export type Line = [level: number, quantity: number, optOut?: boolean];

/** Which event a level belongs to. */
const eventOf = (level: number): number =>
  level < 7020
    ? 401
    : ({ 702: 402, 703: 411, 704: 421, 705: 431, 706: 441, 707: 451 }[Math.floor(level / 10)] ?? 0);

export const asItems = (lines: Line[]): object[] =>
  lines.map(([priceLevelId, quantity, priceLevelOptOut = false]) => ({
    priceLevelId,
    quantity,
    priceLevelOptOut,
  }));

export async function asFan(app: TestApp, id: string = fan): Promise<TestFan> {
  const browser = await signedIn(app, id);
  const card = await addCard(app, browser);
  const wish = (lines: Line[], extra: object = {}) => ({
    outletEventId: eventOf(lines[0]?.[0] ?? levels.circle),
    outletEventItemRequests: asItems(lines),
    paymentPlanEnrolled: false,
    paymentInfo: [{ paymentMethodId: card.PaymentMethodID, sort: 1 }],
    shipping: address,
    ...extra,
  });
  return {
    browser,
    card,
    wish,
    create: (lines, extra) => browser.send(calls.create, wish(lines, extra)),
    summaries: async (query = {}) => (await browser.send(calls.summaries, query)).body,
  };
}

export const stranger = other;

/** Whatever a test left behind is gone; mails too. Past the guards: a request that was decided is never deleted. */
export async function forgetRequests(app: TestApp): Promise<void> {
  await app.database.runScript(`
    set local session_replication_role = replica;
    delete from request_priorities;
    delete from request_payments;
    delete from request_lines;
    delete from event_requests;
    delete from series_requests;
    delete from mails`);
}
