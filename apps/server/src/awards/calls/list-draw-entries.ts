import { listDrawEntries } from '@stagedoor/contract/calls/office/draws';
import type { DrawEntry } from '@stagedoor/contract/entities/draw';
import { customerNames } from '../../accounts/index.ts';
import { keysetSlice } from '../../platform/db/keyset.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requestNumbers } from '../../requests/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { readEntries } from '../entry-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { reachDraw } from '../open-draw.ts';
import { readResults } from '../override-draw.ts';
import { statusOfResults } from '../review.ts';

const entryOf = (row: EntryRow, number: string, name: string): DrawEntry => {
  const results = readResults(row.standing!);
  return {
    entryId: row.entry_id,
    place: row.place!,
    number,
    name,
    status: statusOfResults(results),
    isEligible: row.ineligible === null,
    isOverridden: row.standing !== row.results,
    lines: results.map(({ event, level, quantity, asked, result, reason }) => ({
      eventId: event,
      level,
      quantity,
      askedLevel: asked.level,
      askedQuantity: asked.quantity,
      result,
      reason: reason ?? undefined,
    })),
  };
};

export const listDrawEntriesHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(listDrawEntries, async ({ seriesId, status, entryId, ...asked }, caller) => {
    const draw = await reachDraw(db, caller, seriesId);
    const matching = (await readEntries(db, draw)).filter(
      (row) =>
        row.place !== null &&
        (status === undefined || statusOfResults(readResults(row.standing!)) === status) &&
        (entryId === undefined || row.entry_id === entryId),
    );
    const { rows: page, ...around } = keysetSlice(matching, ({ place }) => place!, asked);
    const names = await customerNames(
      db,
      caller.sellerId,
      page.map(({ user_id }) => user_id),
    );
    const numbers = await requestNumbers(
      db,
      caller.sellerId,
      page.map(({ request_id }) => request_id),
    );
    const rows = page.map((row) =>
      entryOf(row, numbers.get(row.request_id) ?? '', names.get(row.user_id)?.name ?? ''),
    );
    return { ...around, rows, isExact: true };
  });
