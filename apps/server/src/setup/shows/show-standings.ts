import { onSaleSince, showState } from '@stagedoor/rules/setup/show-state';
import type { ShowState } from '@stagedoor/rules/setup/show-state';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { officeEvents } from '../../catalogue/index.ts';
import type { EventScope } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';

interface Standing {
  startsAt: Date | undefined;
  state: ShowState;
  onSaleFrom: Date | undefined;
  sold: number;
  capacity: number;
}

/** How these shows stand at this moment, or every one of the outlets, by the rule that the shop sells by. */
export async function showStandings(
  db: Db,
  scope: EventScope,
  now: Date,
  eventIds?: readonly number[],
): Promise<Map<number, Standing>> {
  const { events, levels } = await officeEvents.onSale(db, scope, eventIds);
  const ids = events.map(({ eventId }) => eventId);
  const stock = await officeStock.ofEvents(db, scope.sellerId, ids, now);
  const stockOfLevel = new Map(stock.map((level) => [level.levelId, level]));
  const byEvent = Map.groupBy(levels, ({ eventId }) => eventId);
  return new Map(
    events.map((event) => {
      const own = (byEvent.get(event.eventId) ?? []).map((level) => {
        const counts = stockOfLevel.get(level.levelId) ?? officeStock.none;
        return { ...level, counts, left: event.salesType === FAN_REQUEST_SALE ? null : counts.free };
      });
      const show = { ...event, levels: own };
      const { sold, capacity } = officeStock.add(own.map(({ counts }) => counts));
      return [
        event.eventId,
        {
          startsAt: event.startsAt ?? undefined,
          state: showState(show, now),
          onSaleFrom: onSaleSince(show),
          sold,
          capacity,
        },
      ] as const;
    }),
  );
}
