import type { SeatKind } from './seat-kinds.ts';

interface CompanionSeat {
  ticketId: number;
  row: string;
  name: string;
  kind: SeatKind;
  /** The name of the accessible seat of the same row that a companion's seat belongs to. */
  with: string | null;
}

/** SEAT-06: companions' seats that are chosen without the accessible seat they belong to. */
export function loneCompanions<S extends CompanionSeat>(chosen: readonly S[]): S[] {
  const accessible = new Set(
    chosen.filter(({ kind }) => kind === 'accessible').map(({ row, name }) => `${row}\n${name}`),
  );
  return chosen.filter((seat) => seat.kind === 'companion' && !accessible.has(`${seat.row}\n${seat.with}`));
}
