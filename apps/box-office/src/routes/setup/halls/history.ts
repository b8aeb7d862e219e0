// What was drawn, step by step, so that each step can be taken back.
import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';

export interface Drawing {
  plan: HallPlan;
  background: string | undefined;
}

export interface History {
  past: readonly Drawing[];
  now: Drawing;
  future: readonly Drawing[];
  /** What the last step was about: typing into one field is one step. */
  about: string | undefined;
}

const MOST_STEPS = 200;

export const begin = (now: Drawing): History => ({ past: [], now, future: [], about: undefined });

export function step(history: History, next: Drawing, about?: string): History {
  const goesOn = about !== undefined && about === history.about;
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    now: next,
    future: [],
    about,
  };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    about: undefined,
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.now], now: next, future, about: undefined };
}
