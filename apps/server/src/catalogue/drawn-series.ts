import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import type { DrawSettings } from '@stagedoor/rules/draw/draw-settings';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface DrawnSeries {
  sellerId: number;
  outletId: number;
  seriesId: number;
}

/** The series that have opened and that say how they are drawn. */
const openedSeries = (db: Db, now: Date): Promise<DrawnSeries[]> =>
  db
    .selectFrom('series')
    .select(['seller_id as sellerId', 'outlet_id as outletId', 'series_id as seriesId'])
    .where('draw', 'is not', null)
    .where('opens_at', '<=', now)
    .execute();

export interface SeriesTimes {
  name: string;
  outletId: number;
  opensAt: Date | null;
  closesAt: Date | null;
  /** How it is drawn; nothing where it says nothing about that. */
  draw: DrawSettings | null;
}

const times = [
  'name',
  'outlet_id as outletId',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'draw',
] as const;

export const findSeriesTimes = (
  db: Db,
  sellerId: number,
  seriesId: number,
): Promise<SeriesTimes | undefined> =>
  db
    .selectFrom('series')
    .select(times)
    .where((eb) => eb.and({ seller_id: sellerId, series_id: seriesId }))
    .executeTakeFirst();

/** Every series of a seller that says how it is drawn, the one that closes last first. */
const listSeries = (db: Db, sellerId: number): Promise<(SeriesTimes & { seriesId: number })[]> =>
  db
    .selectFrom('series')
    .select(['series_id as seriesId', ...times])
    .where('seller_id', '=', sellerId)
    .where('draw', 'is not', null)
    .orderBy('closes_at', 'desc')
    .execute();

/** DRAW-10: the next draw of a series takes its public number from somewhere else, and the description says so. */
async function nameSource(tx: Tx, sellerId: number, seriesId: number, draw: DrawSettings): Promise<void> {
  await tx
    .updateTable('series')
    .set({ draw: JSON.stringify(draw) })
    .where((eb) => eb.and({ seller_id: sellerId, series_id: seriesId }))
    .execute();
}

export interface AskedSeries extends DrawnSeries {
  name: string;
  draw: DrawSettings | null;
}

/** Every series that takes requests, or will. */
const askedSeries = (db: Db, now: Date): Promise<AskedSeries[]> =>
  db
    .selectFrom('series as s')
    .select([
      's.seller_id as sellerId',
      's.outlet_id as outletId',
      's.series_id as seriesId',
      's.name',
      's.draw',
    ])
    .where((eb) => eb.or([eb('s.closes_at', 'is', null), eb('s.closes_at', '>', now)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outlet_events as e')
          .select('e.outlet_event_id')
          .whereRef('e.seller_id', '=', 's.seller_id')
          .whereRef('e.series_id', '=', 's.series_id')
          .where('e.sales_type_id', '=', FAN_REQUEST_SALE)
          .where('e.active', '=', true),
      ),
    )
    .orderBy('s.series_id')
    .execute();

export const drawnSeries = { opened: openedSeries, asked: askedSeries, list: listSeries, nameSource };
