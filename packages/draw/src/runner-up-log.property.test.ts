import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawEntries } from './draw.ts';
import { resultsOf } from './results-of.ts';
import { RunnerUpLog } from './runner-up-log.ts';
import { closingOf } from './testing/closing-of.ts';
import { arbitraryHistory, type DrawCase } from './testing/history.ts';
import { holdingsOf, wrongsOf } from './testing/holdings.ts';
import { runs } from './testing/runs.ts';

const stockOf = ({ inventory }: Pick<DrawCase, 'inventory'>) =>
  new Map(inventory.map(({ level, count }) => [level, count]));

test('[DRAW-11] after overrides nothing is above inventory, maximum or caps, and no add-on stands alone', () => {
  fc.assert(
    fc.property(arbitraryHistory, ({ accepted }) => {
      const { board } = closingOf(drawEntries(accepted), accepted.overrides);
      expect(wrongsOf(board, stockOf(accepted))).toEqual([]);
      const alone = holdingsOf(board).filter(
        ({ entry, level, quantity }) => level.addOn && quantity > 0 && !board.hasTicket(entry, level.event),
      );
      expect(alone).toEqual([]);
    }),
    runs,
  );
});

test('[DRAW-11] an override leaves the order and everybody else’s results as they were', () => {
  fc.assert(
    fc.property(arbitraryHistory, ({ accepted }) => {
      const draw = drawEntries(accepted);
      const { board } = closingOf(draw, accepted.overrides);
      const touched = new Set(accepted.overrides.map(({ entry }) => entry));
      for (const entry of draw.order) {
        const isSame =
          JSON.stringify(resultsOf(board, entry)) === JSON.stringify(resultsOf(draw.board, entry));
        expect(isSame || touched.has(draw.roll.idOf(entry))).toBe(true);
      }
    }),
    runs,
  );
});

test('[DRAW-12] through returns, additions and walks nothing is lost, and a walk makes nobody’s result worse', () => {
  fc.assert(
    fc.property(arbitraryHistory, ({ accepted }) => {
      const draw = drawEntries(accepted);
      const log = new RunnerUpLog(closingOf(draw, accepted.overrides), draw.order);
      const stock = stockOf(accepted);
      for (const step of accepted.steps) {
        const before = holdingsOf(log.board);
        log.take(step);
        if (step.type === 'added') stock.set(step.level, stock.get(step.level)! + step.count);
        expect(wrongsOf(log.board, stock)).toEqual([]);
        if (step.type !== 'walk') continue;
        for (const [i, { quantity }] of holdingsOf(log.board).entries()) {
          expect(quantity).toBeGreaterThanOrEqual(before[i]!.quantity);
        }
      }
    }),
    runs,
  );
});

test('[DRAW-12] a second walk right behind the first finds nobody to serve', () => {
  fc.assert(
    fc.property(arbitraryHistory, ({ accepted }) => {
      const draw = drawEntries(accepted);
      const log = new RunnerUpLog(closingOf(draw, accepted.overrides), draw.order);
      for (const step of accepted.steps) log.take(step);
      const at = 1_900_000_000;
      log.take({ type: 'walk', at });
      expect(log.take({ type: 'walk', at: at + 72_000 })).toHaveLength(1);
    }),
    runs,
  );
});
