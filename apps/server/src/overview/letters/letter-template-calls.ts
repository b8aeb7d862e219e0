// OPS-48: what an outlet's letters say, in words of its own, tried on the latest real one, or on how one would read,
// before they are saved.
import {
  getLetterTemplate,
  listLetterTemplates,
  previewLetterTemplate,
  wordLetterTemplate,
} from '@stagedoor/contract/calls/office/letter-templates';
import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import { wrongWithSubject, wrongWithWording } from '@stagedoor/rules/letters/letter-wording';
import type { LetterWording } from '@stagedoor/rules/letters/letter-wording';
import { officeMails } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { LetterSamples } from '../../platform/letter-sample.ts';
import { changeLetterWords, outletCache } from '../../sellers/index.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

type Caller = Callers['office'];

/** An outlet of the caller's; any other is not there. */
async function requireOwn(db: Db, caller: Caller, outletId: number): Promise<StoredOutlet> {
  caller.requireOutlet(outletId);
  return outletCache(db).ofSeller(caller.sellerId, outletId);
}

const nameOf = (kind: string): string =>
  Object.hasOwn(letterKinds, kind) ? letterKinds[kind]! : refuse('NOT_FOUND');

const written = ({ subject = '', opening = '' }: LetterWording) => ({
  subject: subject.trim(),
  opening: opening.trim(),
});

function requireWords(words: LetterWording): ReturnType<typeof written> {
  const { subject, opening } = written(words);
  requireValid({ subject: wrongWithSubject(subject), opening: wrongWithWording(opening) });
  return { subject, opening };
}

export interface LetterNeeds extends OverviewNeeds {
  letterSamples(): LetterSamples;
}

const tryOn = (
  { db, letterSamples }: LetterNeeds,
  { sellerId, id, name }: StoredOutlet,
  kind: string,
  words: LetterWording,
  now: Date,
) => {
  const place = { sellerId, outletId: id, kind, name, now, write: letterSamples()[kind] };
  return officeMails.preview(db, place, words);
};

const readingHandlers = (needs: LetterNeeds): Handler[] => [
  handle(listLetterTemplates, async ({ outletId }, caller) => {
    const { sellerId, letters } = await requireOwn(needs.db, caller, outletId);
    const counted = await officeMails.writtenByKind(needs.db, sellerId, outletId);
    return {
      templates: Object.entries(letterKinds).map(([kind, name]) => ({
        kind,
        name,
        written: counted.get(kind)?.written ?? 0,
        lastAt: counted.get(kind)?.lastAt,
        isWorded: kind in letters,
      })),
    };
  }),
  handle(getLetterTemplate, async ({ outletId, kind }, caller) => {
    const outlet = await requireOwn(needs.db, caller, outletId);
    const name = nameOf(kind);
    const words = written(outlet.letters[kind] ?? {});
    return { name, ...words, preview: await tryOn(needs, outlet, kind, words, caller.now) };
  }),
  handle(previewLetterTemplate, async ({ outletId, kind, ...words }, caller) => {
    const outlet = await requireOwn(needs.db, caller, outletId);
    nameOf(kind);
    return { preview: await tryOn(needs, outlet, kind, requireWords(words), caller.now) };
  }),
];

export const letterTemplateHandlers = (needs: LetterNeeds): Handler[] => [
  ...readingHandlers(needs),
  handle(wordLetterTemplate, async ({ outletId, kind, was, ...words }, caller) => {
    const { id, sellerId } = await requireOwn(needs.db, caller, outletId);
    const name = nameOf(kind);
    const after = requireWords(words);
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'letter', id: name });
      const key = { sellerId, outletId: id };
      const before = await changeLetterWords(tx, key, kind, (stands) => {
        const { subject, opening } = written(stands);
        return subject === was.subject && opening === was.opening ? after : refuse('CHANGED_MEANWHILE');
      });
      record({
        action: 'mail.worded',
        subject: { kind: 'letter', id: name },
        outletId: id,
        before: written(before),
        after,
      });
    });
    return {};
  }),
];
