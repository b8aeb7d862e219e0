// Halls and crowds of any kind, choosing and being given: what a hall must never come to, said once more in other words.
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import { cases } from '../../../../tools/testing/cases.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickBest } from './best-available.ts';
import { chosenSeats } from './chosen-seats.ts';
import type { RowPlace } from './row-store.ts';

type Given<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** A row: which of its places are seats (the others are aisles), where a second level begins, and for whom its ends are. */
const row = fc.record({
  places: fc.array(fc.boolean(), { minLength: 3, maxLength: 12 }),
  split: fc.option(fc.integer({ min: 1, max: 11 })),
  access: fc.integer({ min: 0, max: 3 }),
});

function seatsOf(rows: readonly Given<typeof row>[]): RowPlace[] {
  let ticketId = 0;
  return rows.flatMap(({ places, split, access }, at) =>
    places.flatMap((isSeat, position) => {
      if (!isSeat && position > access) return [];
      ticketId += 1;
      const kind: SeatKind =
        access === 0 || position > access ? 'seat' : position === 0 ? 'accessible' : 'companion';
      const seat = {
        ticketId,
        rank: ticketId,
        row: `Hall\n${at}`,
        position,
        kind,
        name: String(position),
        sectionName: 'Hall',
        rowName: String(at),
        seatName: String(position),
        seatPosition: position,
        levelId: split !== null && position >= split ? 2 : 1,
        with: kind === 'companion' ? '0' : null,
        isFree: true,
        isLapsed: false,
      };
      return [seat as unknown as RowPlace];
    }),
  );
}

const visit = fc.record({
  chooses: fc.boolean(),
  level: fc.constantFrom(1, 2),
  quantity: fc.integer({ min: 1, max: 5 }),
  /** Where they begin to choose, and whether they leave one out in between. */
  from: fc.nat(200),
  stride: fc.constantFrom(1, 1, 1, 2),
  /** The event lets go of what it keeps. */
  release: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});

const ids = (seats: readonly RowPlace[]): Set<number> => new Set(seats.map(({ ticketId }) => ticketId));
const besides = (seats: readonly RowPlace[], gone: readonly RowPlace[]): RowPlace[] => {
  const taken = ids(gone);
  return seats.filter(({ ticketId }) => !taken.has(ticketId));
};
const isAlone = (open: readonly RowPlace[], seat: RowPlace): boolean =>
  !open.some((other) => other.row === seat.row && Math.abs(other.position - seat.position) === 1);
const newlyAlone = (open: readonly RowPlace[], chosen: readonly RowPlace[]): RowPlace[] => {
  const rest = besides(open, chosen);
  return rest.filter((seat) => isAlone(rest, seat) && !isAlone(open, seat));
};

/** Whether so many of a level can sit side by side without leaving anybody alone. */
const hasHarmless = (open: readonly RowPlace[], level: number, quantity: number): boolean =>
  open.some((first) => {
    const group = Array.from({ length: quantity }, (_, step) =>
      open.find(
        ({ row: own, position, levelId }) =>
          own === first.row && position === first.position + step && levelId === level,
      ),
    ).filter((seat) => seat !== undefined);
    return group.length === quantity && newlyAlone(open, group).length === 0;
  });

interface Moment {
  /** Every seat, taken or not. */
  now: readonly RowPlace[];
  released: ReadonlySet<number>;
}

const isKept = ({ released }: Moment, { kind, levelId }: RowPlace): boolean =>
  isForAccess(kind) && !released.has(levelId);
const openAt = (at: Moment): RowPlace[] => at.now.filter((seat) => seat.isFree && !isKept(at, seat));
const capacityOf = ({ now }: Moment, level: number): number =>
  now.filter(({ levelId }) => levelId === level).length;

/** What somebody who chooses these seats must hear. */
function rightAnswer(at: Moment, got: readonly RowPlace[], level: number): string | undefined {
  if (got.some(({ isFree }) => !isFree)) return 'SEATS_GONE';
  const isLone = (seat: RowPlace): boolean =>
    seat.kind === 'companion' &&
    isKept(at, seat) &&
    !got.some((other) => other.kind === 'accessible' && other.row === seat.row);
  if (got.some(isLone)) return 'COMPANION_ALONE';
  const open = openAt(at);
  const left = open.filter(({ levelId }) => levelId === level).length;
  const isLastFew = left <= capacityOf(at, level) * 0.05;
  const isAvoidable = newlyAlone(open, got).length > 0 && !isLastFew && hasHarmless(open, level, got.length);
  return isAvoidable ? 'SEAT_LEFT_ALONE' : undefined;
}

/** What the server says to the same. */
async function answerTo(at: Moment, got: readonly RowPlace[], level: number): Promise<string | undefined> {
  const capacities = new Map([1, 2].map((id) => [id, capacityOf(at, id)]));
  const book = chosenSeats(at.now, at.released, async () => ({ free: openAt(at), capacities }));
  const refusal = await book.refusalOf([
    {
      levelId: level,
      cartUuid: 'cart',
      quantity: got.length,
      fewer: [],
      until: new Date(0),
      chosen: { ticketIds: [...ids(got)], levelIds: [1, 2], allowsSingles: false },
    },
  ]);
  return refusal?.code;
}

test('[SEAT-04] [SEAT-05] [SEAT-06] no crowd in no hall has a seat twice, an orphan that could be avoided, or a companion alone', async () => {
  const met = new Set<string | undefined>();
  const play = async (rows: readonly Given<typeof row>[], visits: readonly Given<typeof visit>[]) => {
    const hall = seatsOf(rows);
    const taken = new Set<number>();
    const released = new Set<number>();
    for (const { chooses, level, quantity, from, stride, release } of cases(visits)) {
      if (release) released.add(level);
      const at = { now: hall.map((seat) => ({ ...seat, isFree: !taken.has(seat.ticketId) })), released };
      const ofLevel = at.now.filter(({ levelId }) => levelId === level);
      let got: RowPlace[];
      if (chooses) {
        const start = from % Math.max(1, ofLevel.length);
        got = Array.from({ length: quantity }, (_, step) => ofLevel[start + step * stride]).filter(
          (seat) => seat !== undefined,
        );
        if (got.length === 0) continue;
        const answer = await answerTo(at, got, level);
        expect(answer).toBe(rightAnswer(at, got, level));
        met.add(answer);
        if (answer !== undefined) continue;
      } else {
        const open = openAt(at).filter(({ levelId }) => levelId === level);
        got = pickBest(open, quantity)?.seats ?? [];
        expect(got.filter((seat) => isKept(at, seat))).toEqual([]);
      }
      expect(got.filter(({ ticketId }) => taken.has(ticketId))).toEqual([]);
      for (const { ticketId } of got) taken.add(ticketId);
    }
  };
  const halls = fc.array(row, { minLength: 1, maxLength: 4 });
  const crowds = fc.array(visit, { minLength: 4, maxLength: 25 });
  await fc.assert(fc.asyncProperty(halls, crowds, play));
  // A crowd that hears only one answer proves nothing.
  expect(met).toEqual(new Set(['COMPANION_ALONE', 'SEATS_GONE', 'SEAT_LEFT_ALONE', undefined]));
});
