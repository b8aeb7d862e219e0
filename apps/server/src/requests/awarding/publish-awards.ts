// What a draw awarded becomes what its fans read, all of it in a few statements.
import { eventRequestStatus, seriesRequestStatus } from '@stagedoor/rules/requests/awarded-status';
import { processedStatuses } from '@stagedoor/rules/requests/request-status';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import { stateEvents } from './event-award-store.ts';
import type { EventAward } from './event-award-store.ts';
import '../tables.ts';

export interface AwardedLine {
  event: number;
  /** As asked. */
  level: number;
  quantity: number;
  /** Nothing was awarded: none. */
  confirmed: { level: number; quantity: number } | null;
  /** There were no tickets, and no other reason. */
  lackedStock: boolean;
}

export interface Awarded {
  requestId: number;
  /** None for somebody who could not take part: then all is denied. */
  lines: readonly AwardedLine[];
}

const eventsOf = ({ requestId, lines }: Awarded): EventAward[] =>
  [...Map.groupBy(lines, ({ event }) => event)].map(([event, own]) => ({
    request: requestId,
    event,
    status: eventRequestStatus(
      own.map(({ level, quantity, confirmed, lackedStock }) => ({
        priceLevelId: level,
        quantity,
        confirmedPriceLevelId: confirmed?.level ?? null,
        confirmedQuantity: confirmed?.quantity ?? 0,
        lackedStock,
      })),
    ),
  }));

/** Only what is being processed moves. Answers how many requests did. */
export const publishAwards = (
  tx: Tx,
  sellerId: number,
  all: readonly Awarded[],
  now: Date,
): Promise<number> => writeAwards(tx, sellerId, all, ['STATUS_REQUEST_PROCESSING'], now);

/** The same after the publishing: a walk has reached somebody, or nobody has paid. */
export const restateAwards = (
  tx: Tx,
  sellerId: number,
  all: readonly Awarded[],
  now: Date,
): Promise<number> => writeAwards(tx, sellerId, all, processedStatuses, now);

async function writeAwards(
  tx: Tx,
  sellerId: number,
  all: readonly Awarded[],
  from: readonly RequestStatus[],
  now: Date,
): Promise<number> {
  const events = all.flatMap(eventsOf);
  const statuses = Map.groupBy(events, ({ request }) => request);
  const series = all.map(({ requestId }) => ({
    request: requestId,
    status: seriesRequestStatus(
      (statuses.get(requestId) ?? []).map(
        ({ status }) => status as Parameters<typeof seriesRequestStatus>[0][number],
      ),
    ),
  }));
  const lines = all.flatMap(({ requestId, lines: own }) =>
    own.map(({ event, level, confirmed }) => ({
      request: requestId,
      event,
      level,
      ...asConfirmed(confirmed),
    })),
  );
  await sql`
    update request_lines l set confirmed_price_level_id = w.given, confirmed_quantity = w.many
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w (request int, event int, level int, given int, many int)
    join event_requests e on e.seller_id = ${sellerId} and e.request_id = w.request and e.outlet_event_id = w.event
    where l.seller_id = ${sellerId} and l.event_request_id = e.event_request_id and l.price_level_id = w.level
      and e.status = any(${from}::text[])`.execute(tx);
  await denyLinesOf(tx, sellerId, all);
  const requestIds = all.map(({ requestId }) => requestId);
  await stateEvents(tx, { sellerId, requestIds, events, from }, now);
  const { numAffectedRows } = await sql`
    update series_requests r set updated_at = ${now}, status = w.status
    from jsonb_to_recordset(${JSON.stringify(series)}::jsonb) as w (request int, status text)
    where r.seller_id = ${sellerId} and r.request_id = w.request and r.status = any(${from}::text[])`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

const asConfirmed = (confirmed: AwardedLine['confirmed']) => ({
  given: confirmed?.level ?? null,
  many: confirmed?.quantity ?? 0,
});

/** Who could not take part got nothing of any line. */
async function denyLinesOf(tx: Tx, sellerId: number, all: readonly Awarded[]): Promise<void> {
  const out = all.filter(({ lines }) => lines.length === 0).map(({ requestId }) => requestId);
  if (out.length === 0) return;
  await sql`
    update request_lines l set confirmed_quantity = 0
    from event_requests e
    where e.seller_id = ${sellerId} and e.request_id = any(${out}::int[]) and l.seller_id = e.seller_id
      and l.event_request_id = e.event_request_id`.execute(tx);
}
