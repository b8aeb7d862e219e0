import { findSeriesTimes } from '../catalogue/index.ts';
import type { SeriesTimes } from '../catalogue/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findDrawOfSeries, lockDrawOfSeries } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';

/** Somebody of the office: what they may see is a matter of their outlets. */
interface Reader {
  sellerId: number;
  requireOutlet(outletId: number): void;
}

export async function reachSeries(db: Db, caller: Reader, seriesId: number): Promise<SeriesTimes> {
  const series = (await findSeriesTimes(db, caller.sellerId, seriesId)) ?? refuse('NOT_FOUND');
  caller.requireOutlet(series.outletId);
  return series;
}

export async function reachDraw(db: Db, caller: Reader, seriesId: number): Promise<DrawRow> {
  await reachSeries(db, caller, seriesId);
  return (await findDrawOfSeries(db, caller.sellerId, seriesId)) ?? refuse('NOT_FOUND');
}

/** The same with its row locked: of two who press at once, the second one waits here. */
export async function lockDraw(tx: Tx, caller: Reader, seriesId: number): Promise<DrawRow> {
  await reachSeries(tx, caller, seriesId);
  return (await lockDrawOfSeries(tx, caller.sellerId, seriesId)) ?? refuse('NOT_FOUND');
}
