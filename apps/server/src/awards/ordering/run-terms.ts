// What all orders of a run have in common, read once a batch.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { catalogueCache, findSeriesTimes } from '../../catalogue/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import type { Holder } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { DrawRow } from '../draw-store.ts';

/** Unless the series says otherwise (AWARD-03). */
const GRACE_HOURS = 72;

export interface RunTerms {
  draw: DrawRow;
  series: Series;
  levels: ReadonlyMap<number, LevelOnOffer>;
  methods: ReadonlyMap<number, DeliveryMethod>;
  currency: Currency;
  graceHours: number;
  seats: Holder;
  now: Date;
  /** `YYYY-MM-DD`, as due days count. */
  today: string;
}

export const seatsOfDraw = ({ draw_key }: Pick<DrawRow, 'draw_key'>): Holder => ({
  kind: 'draw',
  id: draw_key,
});

export async function readRunTerms(db: Db, draw: DrawRow, now: Date): Promise<RunTerms> {
  const { seller_id: sellerId, outlet_id: outletId, series_id: seriesId } = draw;
  const { levels, seriesAt } = await catalogueCache(db).getCurrent(sellerId, outletId);
  const outlet = await outletCache(db).get(outletId);
  const times = await findSeriesTimes(db, sellerId, seriesId);
  return {
    draw,
    series: valueOf(seriesAt(now), seriesId),
    levels,
    methods: new Map(outlet.deliveryMethods.map((method) => [method.id, method])),
    currency: outlet.currency,
    graceHours: times?.draw?.graceHours ?? GRACE_HOURS,
    seats: seatsOfDraw(draw),
    now,
    today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
}
