// Fans ask for tickets of a series: each writes one request a series, and changes it.
import { sql } from 'kysely';
import { requestSteps } from '../../../requests/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { methodId } from '../../order-proof/kill-installments.ts';
import { deliveryUuid } from '../../small-catalogue.ts';
import { action } from '../action.ts';
import type { Action } from '../action.ts';
import type { Customer } from '../fair.ts';

const FANS = 4;
const FIRST = 7000;
const SERIES = 12;
const REQUEST = 'request';

/** Series that take requests, each with one event. */
export async function openSeries(db: Db): Promise<void> {
  const series = sql`generate_series(${FIRST}::int, ${FIRST + SERIES - 1}::int) s`;
  const statements = [
    sql`insert into series (seller_id, series_id, outlet_id, name, opens_at, closes_at)
      select 1, s, 1, 'Asked for ' || s, '2026-01-01', '2098-01-01' from ${series}`,
    sql`insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at)
      select 1, s, 1, 1, 'Asked for ' || s, '2099-02-02T00:30:00Z' from ${series}`,
    sql`insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id)
      select 1, s, 1, s, s, 2 from ${series}`,
    sql`insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
      select 1, s, s, 'Tickets', 'Ticket' from ${series}`,
    sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit,
        quantity_minimum, quantity_multiplier, sale_status)
      select 1, s, s, 'Floor', 5000, 4, 1, 1, 'ON_SALE' from ${series}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

interface Fan {
  customer: Customer;
  seriesId: number;
  card: number;
}

const shipping = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
  deliveryMethodUUID: deliveryUuid(2),
};

const numbersOf = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select told.number from unnest(${told}::text[]) as told (number)
    where not exists (select from series_requests r where r.number = told.number)`.execute(db);
  return rows.map(({ number }) => number);
};

export const requests: Action = action<Fan[]>({
  name: 'request',
  steps: [...requestSteps],
  prepare: async ({ db, dice, nextCustomer }) => {
    const fans: Fan[] = [];
    for (let nth = 0; nth < FANS; nth += 1) {
      const customer = nextCustomer();
      const card = await methodId(db, customer.cards.approved);
      fans.push({ customer, seriesId: FIRST + dice.number(SERIES), card });
    }
    return fans;
  },
  act: ({ server, dice, acknowledge }, fans) =>
    Promise.allSettled(
      fans.map(async ({ customer: { cookie, address }, seriesId, card }) => {
        const wish = {
          outletEventId: seriesId,
          outletEventItemRequests: [
            { priceLevelId: seriesId, quantity: 1 + dice.number(4), priceLevelOptOut: false },
          ],
          paymentPlanEnrolled: false,
          paymentInfo: [{ paymentMethodID: card, sort: 1 }],
          shipping,
        };
        const { status, body } = await server.send('/gen.v1/tixrequests/oegrequest', {
          cookie,
          address,
          body: wish,
        });
        if (status !== 200) return;
        const number = /"(?:RequestID|requestId|requestID|number)":\s*"?(\d+)/.exec(body)?.[1];
        if (number !== undefined) acknowledge(REQUEST, number);
      }),
    ),
  doubles: {
    'a fan with two requests of a series': sql`
      select 1 from series_requests where status <> 'STATUS_REQUEST_CANCELED'
      group by seller_id, user_id, series_id having count(*) > 1`,
    'a request with an event twice': sql`
      select 1 from event_requests group by seller_id, request_id, outlet_event_id having count(*) > 1`,
  },
  wrongs: {
    'a request without an event': sql`
      select 1 from series_requests r where not exists (
        select from event_requests e where e.seller_id = r.seller_id and e.request_id = r.request_id)`,
    'a request without its letter': sql`
      select 1 from series_requests r where r.number not like '5%' and not exists (
        select from mails m where m.seller_id = r.seller_id and m.subject like '%' || r.number || '%')`,
  },
  lost: { [REQUEST]: numbersOf },
});
