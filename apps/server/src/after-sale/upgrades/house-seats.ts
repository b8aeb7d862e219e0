// Better seats that the house keeps, and that staff may give away: what a change or a canceled event keeps is not theirs.
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { CANCELED } from '../where-seats-go.ts';

export interface HouseSeats {
  levelId: number;
  hold: string;
  tickets: number;
}

export async function houseSeats(db: Db, sellerId: number, eventId: number): Promise<HouseSeats[]> {
  const holds = await officeStock.holdsOfEvent(db, sellerId, eventId);
  return holds
    .filter(({ kind, name, isReleasable }) => kind === 'house' && isReleasable && name !== CANCELED.id)
    .map(({ levelId, name: hold, tickets }) => ({ levelId, hold, tickets }));
}
