// A file of tracking numbers, read and checked against what is to be sent; looking at it and saving it begin alike.
import { checkTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { InputOf } from '@stagedoor/contract/call';
import type { TrackingLine } from '@stagedoor/contract/calls/office/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { Db } from '../platform/db/tables.ts';
import type { Callers } from '../platform/http/caller.ts';
import { checkLines } from './check-lines.ts';
import type { CheckedLine } from './check-lines.ts';
import { knownParcels } from './known-parcels.ts';
import { mendLines, readTrackingFile } from './read-tracking-file.ts';

export type Caller = Callers['office'];

export const describeChecked = (line: CheckedLine): TrackingLine => ({
  line: line.line,
  order: line.orderRow ? orderNumber(line.orderRow.unique_id) : line.order,
  tracking: line.tracking,
  courier: line.courier?.code,
  courierName: line.courier?.name,
  shippedDay: line.wrong ? undefined : line.shippedDay,
  problem: line.wrong?.problem,
  mend: line.wrong?.mend && [...line.wrong.mend],
  choices: line.wrong?.choices && [...line.wrong.choices],
});

export async function checkTrackingFile(
  db: Db,
  caller: Caller,
  { file, mended = [] }: InputOf<typeof checkTracking>,
): Promise<CheckedLine[]> {
  const lines = mendLines(readTrackingFile(file), mended);
  return checkLines(lines, await knownParcels(db, caller, lines));
}

export const isReady = ({ wrong }: CheckedLine): boolean => wrong === undefined;
