import type { LineResult } from '@stagedoor/draw/outcome';
import type { Insertable } from 'kysely';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import type { DrawAwardsTable } from '../tables.ts';

/** What the draw itself, with all that was decided by hand after it, gave to an entry: a row a line. */
export const awardsOfResults = (
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  { entry_id, place }: Pick<EntryRow, 'entry_id' | 'place'>,
  results: readonly LineResult[],
): Insertable<DrawAwardsTable>[] =>
  results.flatMap(({ event, level, quantity }, line) =>
    quantity === 0
      ? []
      : [
          {
            seller_id,
            draw_key,
            entry_id,
            line,
            number: 0,
            place: place!,
            outlet_event_id: event,
            price_level_id: level,
            quantity,
          },
        ],
  );
