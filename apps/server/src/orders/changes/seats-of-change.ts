import type { Holder, StockPlace } from '../../inventory/index.ts';
import type { ChangeRow } from './change-store.ts';

/** The seats that a change will buy wait here, held by the house, until it is paid or comes to nothing. */
export const seatsOfChange = (changeId: number): Holder => ({ kind: 'house', id: `change ${changeId}` });

/** Where they come from, and go back to when it comes to nothing. */
export const seatsFrom = ({ seats_from: hold }: Pick<ChangeRow, 'seats_from'>): StockPlace =>
  hold === null ? 'free' : { kind: 'house', id: hold };

/** Where the seats go that it gives back. */
export const seatsTo = ({ seats_to_kind: kind, seats_to_id: id }: ChangeRow): StockPlace =>
  kind === null || id === null ? 'free' : { kind, id };
