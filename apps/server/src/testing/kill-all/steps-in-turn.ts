// Which steps are died at next: those that were died at least, action by action.
import type { Action } from './action.ts';

/** What happened at one step on one engine. */
interface Turns {
  hit: number;
  /** How often in a row somebody was waited for there, and nobody came. */
  missed: number;
}

export interface StepsInTurn {
  hitsOf(step: string): number;
  /** The steps to lie in wait at, by action. */
  next(): Map<Action, string[]>;
  /** Of those that were chosen, these were stood at when the process died. */
  note(chosen: Iterable<string>, hit: ReadonlySet<string>): void;
}

/** Who runs so far ahead of the others of its action waits for them. */
const AHEAD = 20;

export function stepsInTurn(actions: readonly Action[], before: ReadonlyMap<string, number>): StepsInTurn {
  const turns = new Map<string, Turns>();
  for (const step of actions.flatMap(({ steps }) => steps))
    turns.set(step, { hit: before.get(step) ?? 0, missed: 0 });
  const of = (step: string): Turns => turns.get(step)!;
  let round = 0;
  const chosenOf = ({ steps }: Action): string[] => {
    const least = Math.min(...steps.map((step) => of(step).hit));
    // One who was missed may be in another's shadow: every other time it is waited for without them.
    const inShadow = steps.filter((step) => of(step).missed > 0 && of(step).hit === least);
    if (round % 2 === 1 && inShadow.length > 0) return inShadow;
    return steps.filter((step) => of(step).hit < least + AHEAD);
  };
  return {
    hitsOf: (step) => of(step).hit,
    next: () => {
      round += 1;
      return new Map(actions.map((each) => [each, chosenOf(each)]));
    },
    note: (chosen, hit) => {
      for (const step of chosen) {
        const turn = of(step);
        if (hit.has(step)) Object.assign(turn, { hit: turn.hit + 1, missed: 0 });
        else turn.missed += 1;
      }
    },
  };
}
