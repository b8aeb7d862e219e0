import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsIn } from '../seats/groups-in.ts';
import { runsOf } from '../seats/runs-of.ts';
import { walkList } from './walk-list.ts';

const seat = fc.record({
  ticketId: fc.integer({ min: 1, max: 60 }),
  row: fc.constantFrom('A', 'B'),
  position: fc.integer({ min: 1, max: 12 }),
});
const seats = fc
  .uniqueArray(seat, { selector: ({ ticketId }) => ticketId, maxLength: 20 })
  .map((all) => [...new Map(all.map((each) => [`${each.row}${each.position}`, each])).values()]);
type Seat = { ticketId: number; row: string; position: number };

const standing = (free: readonly Seat[], quantity: number) =>
  free.length < quantity ? undefined : free.slice(0, quantity);
const sideBySide = (free: readonly Seat[], quantity: number) =>
  runsOf(free).flatMap((run) => groupsIn(run, quantity))[0]?.seats;

const list = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      mostCents: fc.constantFrom(5000, 6000),
      notFor: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }).map((ids) => new Set(ids)),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((each, index) => ({ ...each, entryId: index + 1 })));

test('[WAIT-02] [WAIT-05] nobody is passed who fits, nothing is offered twice, nothing is open while somebody fits', () => {
  fc.assert(
    fc.property(
      list,
      seats,
      fc.constantFrom(5000, 5500),
      fc.constantFrom(standing, sideBySide),
      (waiting, free, priceCents, pick) => {
        const allows = (): boolean => true;
        const { offers, left } = walkList(waiting, { priceCents, free, allows, pick });
        const given = offers.flatMap((offer) => offer.seats.map(({ ticketId }) => ticketId));
        expect(new Set(given).size).toBe(given.length);
        expect([...given, ...left.map(({ ticketId }) => ticketId)].toSorted((a, b) => a - b)).toEqual(
          free.map(({ ticketId }) => ticketId).toSorted((a, b) => a - b),
        );
        const fits = (who: (typeof waiting)[number], those: readonly Seat[]) =>
          priceCents <= who.mostCents &&
          pick(
            those.filter(({ ticketId }) => !who.notFor.has(ticketId)),
            who.quantity,
          ) !== undefined;
        // As each of them came to be asked: what those before had left.
        let there: readonly Seat[] = free;
        for (const who of waiting) {
          const offer = offers.find(({ entryId }) => entryId === who.entryId);
          expect(offer !== undefined).toBe(fits(who, there));
          if (!offer) continue;
          expect(offer.seats).toHaveLength(who.quantity);
          there = there.filter((each) => !offer.seats.includes(each));
        }
        expect(left).toEqual(there);
        expect(waiting.filter(({ entryId }) => !offers.some((offer) => offer.entryId === entryId))).toSatisfy(
          (passed: typeof waiting) => passed.every((who) => !fits(who, left)),
        );
      },
    ),
  );
});
