import { listShowPublishes } from '@stagedoor/contract/calls/office/publish-shows';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describe } from '../../programme/index.ts';
import { staffWords } from '../../staff/index.ts';
import { scopeOfDrafts } from '../programme-drafts/plan-drafts.ts';
import { listProgrammePublishes } from '../programme-drafts/publish-store.ts';
import {
  idsOf,
  undoableSince,
  undoUntil,
  whyItStaysPublic,
} from '../programme-drafts/why-it-stays-public.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { PublishedPart } from '../tables.ts';

const textAt = (held: unknown, key: string): string | undefined => {
  const value = recordOf(held)[key];
  return typeof value === 'string' ? value : undefined;
};

/** What it was called when it was published. */
const nameOf = ({ kind, after }: PublishedPart): string =>
  (kind === 'show'
    ? (textAt(after['event'], 'name') ?? textAt(after['show'], 'name'))
    : textAt(after['series'], 'name')) ?? '';

export const listShowPublishesHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(listShowPublishes, async (_input, { sellerId, outletIds, now }) => {
    const isOwn = ({ outletId }: PublishedPart) => outletIds === 'all' || outletIds.includes(outletId);
    const recent = (await listProgrammePublishes(db, sellerId, undoableSince(now))).filter(({ parts }) =>
      parts?.every(isOwn),
    );
    const names = await staffWords(
      db,
      sellerId,
      recent.map(({ published_by }) => published_by),
    );
    const parts = recent.flatMap((publish) => publish.parts ?? []);
    const programme = recent.length > 0 ? await describe(db, scopeOfDrafts(sellerId, parts)) : null;
    const publishes = [];
    for (const publish of programme ? recent : [])
      publishes.push({
        id: publish.publish_id,
        by: names.get(publish.published_by) ?? '',
        until: undoUntil(publish.published_at),
        ...idsOf(publish),
        names: (publish.parts ?? []).map(nameOf),
        hasLetters: publish.letters_tasks.length > 0,
        stays: programme ? await whyItStaysPublic(db, publish, programme, now) : undefined,
      });
    return { publishes };
  });
