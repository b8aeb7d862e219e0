// Of a crowd most ask the same: what anybody is told is told again for a moment, before anything is looked at.
import type { SharedAnswer } from './answers.ts';

export interface Told {
  answer: SharedAnswer;
  /** What is told with it, whoever asks. */
  headers: Readonly<Record<string, string>>;
}

/** RUN-02: one more layer over those of `keepFresh`, and all of them together stay below two seconds. */
const MOMENT_MS = 100;
/** Whoever asks differently each time is answered as if nothing were kept. */
const MOST_TOLD = 500;
const LONGEST_QUESTION = 1000;

export interface ToldJustNow {
  get(question: string): Told | undefined;
  put(question: string, told: Told): void;
  forget(): void;
}

export function toldJustNow(elapsed: () => number = () => performance.now()): ToldJustNow {
  const told = new Map<string, Told>();
  let begun = elapsed();
  return {
    get: (question) => {
      const now = elapsed();
      if (now - begun >= MOMENT_MS) {
        told.clear();
        begun = now;
      }
      return told.get(question);
    },
    put: (question, one) => {
      if (told.size < MOST_TOLD && question.length <= LONGEST_QUESTION) told.set(question, one);
    },
    forget: () => told.clear(),
  };
}
