// Which seats a customer gets: together in one row, the best first, and no single seat left alone where that can be helped.
import { groupsIn } from '@stagedoor/rules/seats/groups-in';
import type { Group } from '@stagedoor/rules/seats/groups-in';
import { runsOf } from '@stagedoor/rules/seats/runs-of';

export interface FreeSeat {
  ticketId: number;
  /** 1 is the best place of the level. */
  rank: number;
  /** Section and row; null for general admission, where every place is as good as its rank. */
  row: string | null;
  position: number | null;
}

export interface Pick<S extends FreeSeat> {
  seats: S[];
  /** False when the seats had to be taken from several places. */
  together: boolean;
}

const rankOf = (seats: readonly FreeSeat[]): number => seats.reduce((sum, { rank }) => sum + rank, 0);

const better = <S extends FreeSeat>(a: Group<S>, b: Group<S>): Group<S> =>
  b.leftAlone < a.leftAlone || (b.leftAlone === a.leftAlone && rankOf(b.seats) < rankOf(a.seats)) ? b : a;

/** The best for this many people out of those that are free, given best first; undefined when there are not enough. */
export function pickBest<S extends FreeSeat>(seats: readonly S[], quantity: number): Pick<S> | undefined {
  if (seats.length < quantity) return undefined;
  if (seats[0]?.row === null) return { seats: seats.slice(0, quantity), together: true };
  const groups = runsOf(seats).flatMap((run) => groupsIn(run, quantity));
  if (groups.length === 0) return { seats: seats.slice(0, quantity), together: false };
  return { seats: groups.reduce(better).seats, together: true };
}
