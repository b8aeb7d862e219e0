// What pages show of an outlet's events, from a description: as the rows would say it, without there being any.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Programme } from '@stagedoor/descriptions/programme';
import { officeEvents } from '../catalogue/index.ts';
import { programmeRows } from './rows/programme-rows.ts';

interface Shown {
  outletId: number;
  /** What is left of levels that are sold already; of others there is all that is described. */
  left: ReadonlyMap<number, number>;
  now: Date;
}

export function shownEvents(programme: Programme, { outletId, left, now }: Shown): OutletEvent[] {
  const { catalogue, stock } = programmeRows(programme, () => ({ passwordHash: null, keptBy: 'desk' }));
  const seats = Map.groupBy(stock.seats, ({ levelId }) => levelId);
  const whole = new Map([
    ...[...seats].map(([levelId, all]) => [levelId, all.length] as const),
    ...stock.places.map(({ levelId, capacity }) => [levelId, capacity] as const),
    ...left,
  ]);
  const taxesIncluded = programme.taxes === 'included';
  return officeEvents.shown(catalogue, { outletId, taxesIncluded, left: whole, now });
}
