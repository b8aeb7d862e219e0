// OPS-48: what an outlet's letters say, in words of its own, tried on the latest real one, or on how one would read,
// before they are saved.
import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import { wrongWithSubject, wrongWithWording } from '@stagedoor/rules/letters/letter-wording';
import type { LetterWording } from '@stagedoor/rules/letters/letter-wording';
import { officeMails } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { LetterSamples } from '../../office/index.ts';
import { outletCache } from '../../sellers/index.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

type Caller = Callers['office'];

/** An outlet of the caller's; any other is not there. */
export async function requireOwnOutlet(db: Db, caller: Caller, outletId: number): Promise<StoredOutlet> {
  caller.requireOutlet(outletId);
  return outletCache(db).ofSeller(caller.sellerId, outletId);
}

export const letterName = (kind: string): string =>
  Object.hasOwn(letterKinds, kind) ? letterKinds[kind]! : refuse('NOT_FOUND');

export const trimmedWords = ({ subject = '', opening = '' }: LetterWording) => ({
  subject: subject.trim(),
  opening: opening.trim(),
});

export function requireWords(words: LetterWording): ReturnType<typeof trimmedWords> {
  const { subject, opening } = trimmedWords(words);
  requireValid({ subject: wrongWithSubject(subject), opening: wrongWithWording(opening) });
  return { subject, opening };
}

export interface LetterNeeds extends OverviewNeeds {
  letterSamples(): LetterSamples;
}

export const tryOn = (
  { db, letterSamples }: LetterNeeds,
  { sellerId, id, name }: StoredOutlet,
  kind: string,
  words: LetterWording,
  now: Date,
) => {
  const place = { sellerId, outletId: id, kind, name, now, write: letterSamples()[kind] };
  return officeMails.preview(db, place, words);
};
