// Guests' requests as the box office lists them.
import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { guestNumber } from '@stagedoor/rules/guests/guest-number';
import type { GuestRequestState } from '@stagedoor/rules/machines/guest-request';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { findSoldEvents } from '../../catalogue/index.ts';
import { awarding } from '../../orders/index.ts';
import { cardsById } from '../../payments/index.ts';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import '../tables.ts';

export interface GuestScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export interface GuestFilter {
  outletId?: number | undefined;
  state?: GuestRequestState | undefined;
  words?: string | undefined;
}

type Row = GuestRequestRow & {
  lines: { event: number; levelId: number; level: string; quantity: number; asked: number }[];
};

const columns: Record<string, KeysetColumn<Row>> = {
  asked: { column: sql`g.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
  total: { column: sql`g.total_cents`, type: 'integer', valueOf: (row) => row.total_cents },
};
const id: KeysetColumn<Row> = {
  column: sql`g.request_uuid::text`,
  type: 'text',
  valueOf: (row) => row.request_uuid,
};

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

export function atOutlets({ sellerId, outletIds }: GuestScope, outletId?: number): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  return sql`g.seller_id = ${sellerId} and g.hidden_at is null and ${wanted === 'all' ? sql`true` : sql`g.outlet_id = any (${wanted}::int[])`}`;
}

/** A number with or without its letter, or the beginning of an address or of a name. */
function matchingWords(typed: string): RawBuilder<unknown> {
  const digits = /^g?(\d{3,10})$/i.exec(typed)?.[1];
  if (digits) return sql`g.unique_id like ${`%${digits}`}`;
  const begins = `${literally(typed.toLowerCase())}%`;
  return sql`(lower(g.email) like ${begins} or upkeep.folded(g.last_name) like upkeep.folded(${begins}::text)
    or upkeep.folded(g.first_name) like upkeep.folded(${begins}::text))`;
}

function matching(scope: GuestScope, { outletId, state, words }: GuestFilter): RawBuilder<unknown> {
  const typed = words?.trim();
  return sql`${atOutlets(scope, outletId)} and ${state ? sql`g.state = ${state}` : sql`true`}
    and ${typed ? matchingWords(typed) : sql`true`}`;
}

const collectorOf = ({ collector_first_name: first, collector_last_name: last }: Row): string | undefined =>
  last === null ? undefined : `${first} ${last}`;

function describe(
  row: Row,
  names: ReadonlyMap<number, string>,
  cards: Awaited<ReturnType<typeof cardsById>>,
  orderId: string | undefined,
): OfficeGuestRequest {
  return {
    uuid: row.request_uuid,
    number: guestNumber(row.unique_id),
    outletId: row.outlet_id,
    state: row.state,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    copies: splitEmails(row.additional_emails).length,
    places: row.lines.map(({ event, ...line }) => ({ event: names.get(event) ?? '', ...line })),
    delivery: row.delivery_name,
    collector: collectorOf(row),
    totalCents: row.total_cents,
    card: row.payment_method_id === null ? undefined : cards.get(row.payment_method_id)?.lastFour,
    isCharging: row.charging_since !== null,
    problem: row.payment_problem ?? undefined,
    proposedBy: row.proposed_by ?? undefined,
    decidedBy: row.decided_by ?? undefined,
    decidedAt: row.decided_at ?? undefined,
    reason: row.decision_reason ?? undefined,
    orderNumber: orderId === undefined ? undefined : orderNumber(orderId),
    isTest: row.is_test || undefined,
    askedAt: row.created_at,
  };
}

export async function readRequests(db: Db, scope: GuestScope, filter: GuestFilter, asked: KeysetQuestion) {
  const keyset = keysetPieces<Row>({ columns, id, begin: '-asked' }, asked);
  const { rows: found } = await sql<Row>`
    select g.*,
      (select json_agg(json_build_object('event', l.outlet_event_id, 'levelId', l.price_level_id,
          'level', l.level_name, 'quantity', l.quantity, 'asked', coalesce(l.asked_quantity, l.quantity))
          order by l.event_place, l.price_level_id)
        from guest_request_lines l where l.seller_id = g.seller_id and l.request_uuid = g.request_uuid) as lines
    from guest_requests g where ${matching(scope, filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const { rows, ...pages } = keyset.page(found);
  const eventIds = [...new Set(rows.flatMap(({ lines }) => lines.map(({ event }) => event)))];
  const shows = await findSoldEvents(db, scope.sellerId, eventIds);
  const names = new Map(shows.map(({ eventId, name }) => [eventId, name]));
  const cards = await cardsById(
    db,
    scope.sellerId,
    rows.flatMap(({ payment_method_id }) => payment_method_id ?? []),
  );
  const orders = await awarding.ordersOfGuests(
    db,
    scope.sellerId,
    rows.map(({ request_uuid }) => request_uuid),
  );
  return {
    rows: rows.map((row) => describe(row, names, cards, orders.get(row.request_uuid))),
    ...pages,
  };
}

export async function countRequests(db: Db, scope: GuestScope, filter: GuestFilter) {
  const { rows } = await sql<{ requests: number }>`
    select count(*)::int as requests from (
      select 1 from guest_requests g where ${matching(scope, filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { requests } = firstOf(rows);
  return { matching: Math.min(requests, COUNTED), isExact: requests <= COUNTED };
}
