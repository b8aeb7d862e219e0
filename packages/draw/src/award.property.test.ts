import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardAll } from './award.ts';
import { Board } from './board.ts';
import { drawEntries, type Draw } from './draw.ts';
import type { SealedEntry } from './entry.ts';
import type { LineResult } from './outcome.ts';
import { isValid } from './plan.ts';
import { resultsOf } from './results-of.ts';
import { atOnce } from './steps.ts';
import { arbitraryDraw, type SmallDraw } from './testing/arbitrary-draw.ts';
import { referencePass } from './testing/reference-pass.ts';
import { runs } from './testing/runs.ts';

interface Served extends LineResult {
  readonly entry: SealedEntry['entry'];
  readonly isAddOn: boolean;
}

function entriesByPlace(draw: Draw, { entries }: SmallDraw): SealedEntry['entry'][] {
  return Array.from(draw.order, (entry) => entries[entry]!.entry);
}

function servedBy(draw: Draw, given: SmallDraw): Served[] {
  return Array.from(draw.order).flatMap((at) =>
    resultsOf(draw.board, at).map((result) => ({
      ...result,
      entry: given.entries[at]!.entry,
      isAddOn: draw.plan.levels[draw.plan.levelById.get(result.asked.level)!]!.addOn,
    })),
  );
}

const total = (results: readonly LineResult[]) => results.reduce((sum, { quantity }) => sum + quantity, 0);

test('[DRAW-03] [OPS-18] small draws agree with a reference that tries every way', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const draw = drawEntries(given);
      const reference = referencePass(given.rules, given.inventory, entriesByPlace(draw, given));
      expect(Array.from(draw.order, (entry) => resultsOf(draw.board, entry))).toEqual(reference);
    }),
    runs,
  );
});

test('[OPS-18] never more is awarded than there is', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const served = servedBy(drawEntries(given), given);
      for (const { level, count } of given.inventory) {
        expect(total(served.filter((result) => result.level === level))).toBeLessThanOrEqual(count);
      }
    }),
    runs,
  );
});

test('[OPS-18] only valid quantities, never above what was asked or the maximum of a level', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const draw = drawEntries(given);
      const served = servedBy(draw, given).filter(({ quantity }) => quantity > 0);
      for (const { entry, level, quantity, asked } of served) {
        const rules = draw.plan.levels[draw.plan.levelById.get(level)!]!;
        expect(isValid(rules, quantity)).toBe(true);
        expect(quantity).toBeLessThanOrEqual(asked.quantity);
        const here = served.filter((other) => other.entry === entry && other.level === level);
        expect(total(here)).toBeLessThanOrEqual(rules.maximum);
      }
    }),
    runs,
  );
});

test('[OPS-18] an alternate is never dearer, never of another item, never against the fan’s wish', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const draw = drawEntries(given);
      const levelOf = (id: number) => draw.plan.levels[draw.plan.levelById.get(id)!]!;
      for (const { entry, level, asked } of servedBy(draw, given)) {
        if (level === asked.level) continue;
        const wish = entry.lines.find((line) => line.level === asked.level)!;
        expect(wish.alternates && levelOf(level).alternate).toBe(true);
        expect(levelOf(level).unitCents).toBeLessThanOrEqual(levelOf(asked.level).unitCents);
        expect(levelOf(level).itemId).toBe(levelOf(asked.level).itemId);
      }
    }),
    runs,
  );
});

test('[OPS-18] the caps of a household hold', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const { tickets, ticketsPerEvent, events } = given.rules.caps;
      const served = servedBy(drawEntries(given), given);
      for (const household of new Set(given.entries.map(({ entry }) => entry.household))) {
        const own = served.filter((r) => r.entry.household === household && r.quantity > 0 && !r.isAddOn);
        const shows = Map.groupBy(own, ({ event }) => event);
        expect(total(own)).toBeLessThanOrEqual(tickets ?? Infinity);
        expect(shows.size).toBeLessThanOrEqual(events ?? Infinity);
        for (const show of shows.values())
          expect(total(show)).toBeLessThanOrEqual(ticketsPerEvent ?? Infinity);
      }
    }),
    runs,
  );
});

test('[OPS-18] an add-on stands beside a ticket of its entry in its event', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const served = servedBy(drawEntries(given), given).filter(({ quantity }) => quantity > 0);
      for (const { entry, event } of served.filter(({ isAddOn }) => isAddOn)) {
        const beside = served.filter((r) => r.entry === entry && r.event === event && !r.isAddOn);
        expect(beside).not.toEqual([]);
      }
    }),
    runs,
  );
});

test('[DRAW-05] nobody is denied a ticket that stays idle and would have been taken', () => {
  fc.assert(
    fc.property(arbitraryDraw, (given) => {
      const { board, plan, roll, order } = drawEntries(given);
      for (const entry of order) {
        for (let line = roll.startOf(entry); line < roll.startOf(entry + 1); line += 1) {
          const { addOn, candidates, itself, event } = plan.levels[roll.levelOf(line)]!;
          if (addOn || board.held(line) > 0) continue;
          const accepted = roll.wantsAlternates(line) ? candidates : itself;
          const wanted = roll.quantityOf(line);
          const least = plan.rules.partial ? 1 : wanted;
          // What is left and free only shrinks: what would do at the end would have done then.
          const idle = accepted.some((level) => {
            const most = Math.min(
              board.left(level),
              board.free(entry, level),
              board.roomFor(entry, event),
              wanted,
            );
            const parts = Array.from({ length: most }, (_, i) => i + 1);
            return parts.some((part) => part >= least && isValid(plan.levels[level]!, part));
          });
          expect(idle).toBe(false);
        }
      }
    }),
    runs,
  );
});

/** The pass in an order of one's own. */
function passIn(draw: Draw, order: readonly number[]): Board {
  const board = new Board(draw.roll, draw.inventory);
  atOnce(awardAll(board, Uint32Array.from(order)));
  return board;
}

/** Each result of an entry before and after it moves up in the order. */
function movedUp(given: SmallDraw, from: number, to: number) {
  const draw = drawEntries(given);
  const order = Array.from(draw.order);
  if (order.length === 0) return [];
  const late = from % order.length;
  const early = to % (late + 1);
  const entry = order[late]!;
  const moved = order.toSpliced(late, 1).toSpliced(early, 0, entry);
  const before = resultsOf(passIn(draw, order), entry);
  return resultsOf(passIn(draw, moved), entry).map((after, i) => ({ before: before[i]!, after }));
}

const grades = { full: 3, alternate: 2, override: 2, partial: 1, denied: 0 };

function isWorse({ before, after }: { before: LineResult; after: LineResult }): boolean {
  return after.quantity < before.quantity || grades[after.result] < grades[before.result];
}

const first = <Value>(values: readonly Value[], keyOf: (value: Value) => unknown): Value[] =>
  values.filter((value, i) => values.findIndex((other) => keyOf(other) === keyOf(value)) === i);

test('[OPS-18] moving up never hurts where there are no caps: the first line of every item', () => {
  fc.assert(
    fc.property(arbitraryDraw, fc.nat(), fc.nat(), (given, from, to) => {
      const caps = { tickets: null, ticketsPerEvent: null, events: null };
      const results = movedUp({ ...given, rules: { ...given.rules, caps } }, from, to);
      expect(first(results, ({ before }) => before.item).filter(isWorse)).toEqual([]);
    }),
    runs,
  );
});

test('[OPS-18] moving up never hurts what is served first, whatever the caps', () => {
  fc.assert(
    fc.property(arbitraryDraw, fc.nat(), fc.nat(), (given, from, to) => {
      expect(movedUp(given, from, to).slice(0, 1).filter(isWorse)).toEqual([]);
    }),
    runs,
  );
});

test('[OPS-18] allowing alternates on a line never worsens that line’s own result', () => {
  fc.assert(
    fc.property(arbitraryDraw, fc.nat(), fc.nat(), (given, whose, which) => {
      const wishing = given.entries.flatMap(({ entry }) =>
        entry.lines.map((line) => ({ entry, line })).filter(({ line }) => isTicket(given, line.item)),
      );
      if (wishing.length === 0) return;
      const { entry, line } = wishing[(whose + which) % wishing.length]!;
      const withIt = (alternates: boolean) => {
        const lines = entry.lines.map((each) => (each === line ? { ...line, alternates } : each));
        const entries = given.entries.map((each) =>
          each.entry === entry ? { ...each, entry: { ...entry, lines } } : each,
        );
        const draw = drawEntries({ ...given, entries });
        // Another entry is another seed: the order of the first one is kept.
        const board = passIn(draw, Array.from(drawEntries(given).order));
        const results = resultsOf(
          board,
          given.entries.findIndex((each) => each.entry === entry),
        );
        return results.find(({ asked }) => asked.level === line.level)!;
      };
      const pair = { before: withIt(false), after: withIt(true) };
      expect({ ...pair, isWorse: isWorse(pair) }).toMatchObject({ isWorse: false });
    }),
    runs,
  );
});

function isTicket({ rules }: SmallDraw, item: number): boolean {
  return rules.events.flatMap(({ items }) => items).some(({ id, addOn }) => id === item && !addOn);
}
