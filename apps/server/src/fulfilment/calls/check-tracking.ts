import { checkTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CheckedLine } from '../check-lines.ts';
import { describeChecked, checkTrackingFile, isReady } from '../check-tracking-file.ts';

const SHOWN = 50;

function countCouriers(lines: readonly CheckedLine[]) {
  const byName = Map.groupBy(lines, ({ courier }) => courier?.name ?? '');
  return [...byName]
    .map(([name, own]) => ({ name, parcels: own.length }))
    .toSorted((a, b) => b.parcels - a.parcels);
}

export const checkTrackingHandler = (db: Db): Handler<'fulfilment'> =>
  handle(checkTracking, async (input, caller) => {
    const lines = await checkTrackingFile(db, caller, input);
    const ready = lines.filter(isReady);
    return {
      lines: lines.length,
      ready: ready.length,
      problems: lines.filter((line) => !isReady(line)).map(describeChecked),
      first: ready.slice(0, SHOWN).map(describeChecked),
      couriers: countCouriers(ready),
    };
  });
