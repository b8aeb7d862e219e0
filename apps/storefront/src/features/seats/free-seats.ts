import type { FreeSeats } from '@stagedoor/contract/entities/seat-plan';
import { unpackBits } from '@stagedoor/rules/seats/packed';
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import type { Hall, HallSeat, ShownSeats } from '@stagedoor/screens/hall-map/hall';

/** What is known of which seats are free: the last word about each section. */
export interface KnownSeats extends Omit<FreeSeats, 'sections'> {
  sections: ReadonlyMap<number, { version: string; bits: string }>;
}

const saysNothingNew = (known: KnownSeats, { sections, ...facts }: FreeSeats): boolean =>
  sections.length === 0 &&
  known.hash === facts.hash &&
  known.allowsSingles === facts.allowsSingles &&
  known.released.join() === facts.released.join();

/** What is new goes over what was known; another plan begins anew. Where nothing is new it is the same, so that nobody draws. */
export function learn(known: KnownSeats | undefined, answer: FreeSeats): KnownSeats {
  if (known && saysNothingNew(known, answer)) return known;
  const { sections, ...facts } = answer;
  const before = known?.hash === facts.hash ? known.sections : new Map<number, never>();
  return {
    ...facts,
    sections: new Map([...before, ...sections.map((each) => [each.section, each] as const)]),
  };
}

/** Said to the server, so that it tells only what is newer. */
export const haveOf = (known: KnownSeats | undefined): string | undefined =>
  known && ([...known.sections].map(([section, { version }]) => `${section}:${version}`).join() || undefined);

export interface SeatsOpen extends ShownSeats {
  allowsSingles: boolean;
}

/** `onSale` are the levels that can be bought now: what has another is taken for everybody. */
export function seatsOpen(hall: Hall, known: KnownSeats, onSale: ReadonlySet<number>): SeatsOpen {
  const free = new Uint8Array(hall.seats.length);
  for (const [at, { seats }] of hall.sections.entries()) {
    const bits = unpackBits(known.sections.get(at)?.bits ?? '', seats.length);
    for (const [place, seat] of seats.entries())
      if (bits[place] && onSale.has(seat.levelId)) free[seat.index] = 1;
  }
  const released = new Set(known.released);
  const isFree = ({ index }: HallSeat): boolean => free[index] === 1;
  const isKept = ({ kind, levelId }: HallSeat): boolean => isForAccess(kind) && !released.has(levelId);
  return {
    isFree,
    isKept,
    open: hall.seats.filter((seat) => isFree(seat) && !isKept(seat)),
    allowsSingles: known.allowsSingles,
  };
}
