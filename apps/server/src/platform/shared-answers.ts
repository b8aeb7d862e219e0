import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { SharedAnswer } from './http/answers.ts';
import { keepFresh } from './keep-fresh.ts';
import type { Kept } from './keep-fresh.ts';

const MOST_KEPT = 500;

export interface SharedAnswers {
  /** The kept answer for this key, or a new one made from the wire answer that `make` gives. */
  get(key: string, make: () => Promise<unknown>): Promise<SharedAnswer>;
  forget(): void;
}

/** Answers that many callers share, encoded once for all of them. */
export function sharedAnswers(): SharedAnswers {
  const kept = new Map<string, Kept<SharedAnswer>>();
  return {
    get: (name, make) => {
      // Whoever asks first would decide in which language the others are answered.
      const key = `${currentLanguage()?.code ?? ''} ${name}`;
      let entry = kept.get(key);
      if (!entry) {
        if (kept.size >= MOST_KEPT) kept.clear();
        let last: SharedAnswer | undefined;
        // What says the same stays the same answer, with all that was made of it.
        entry = keepFresh(async () => {
          const made = new SharedAnswer(await make());
          return (last = last?.etag === made.etag ? last : made);
        });
        kept.set(key, entry);
      }
      return entry.get();
    },
    forget: () => kept.clear(),
  };
}
