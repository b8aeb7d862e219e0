// Which steps are died at next: those that were died at least, action by action.
import type { Action } from './action.ts';

/** What happened at one step on one engine. */
interface Turns {
  hit: number;
  /** How often in a row somebody was waited for there, and nobody came. */
  missed: number;
}

export interface StepsInTurn {
  /** The steps to lie in wait at, by action. */
  next(): Map<Action, string[]>;
  /** Of those that were chosen, these were stood at when the process died. */
  note(chosen: Iterable<string>, hit: ReadonlySet<string>): void;
}

/** Who runs so far ahead of the others of its action waits for them. */
const AHEAD = 3;
/** After so many misses it is not waited for alone any more: something is wrong, and the table says so. */
const HOPELESS = 12;

export function stepsInTurn(actions: readonly Action[], before: ReadonlyMap<string, number>): StepsInTurn {
  const turns = new Map<string, Turns>();
  for (const step of actions.flatMap(({ steps }) => steps))
    turns.set(step, { hit: before.get(step) ?? 0, missed: 0 });
  const of = (step: string): Turns => turns.get(step)!;
  const chosenOf = ({ steps }: Action): string[] => {
    const hopeful = steps.filter((step) => of(step).missed < HOPELESS);
    if (hopeful.length === 0) return [...steps];
    const least = Math.min(...hopeful.map((step) => of(step).hit));
    // One who was missed may be in another's shadow: for once it is waited for without them.
    const inShadow = hopeful.filter((step) => of(step).missed > 0 && of(step).hit === least);
    const longest = inShadow.find((step) => of(step).missed > 2);
    if (longest !== undefined) return [longest];
    if (inShadow.length > 0) return inShadow;
    return steps.filter((step) => of(step).hit < least + AHEAD);
  };
  return {
    next: () => new Map(actions.map((each) => [each, chosenOf(each)])),
    note: (chosen, hit) => {
      for (const step of chosen) {
        const turn = of(step);
        if (hit.has(step)) Object.assign(turn, { hit: turn.hit + 1, missed: 0 });
        else turn.missed += 1;
      }
    },
  };
}
