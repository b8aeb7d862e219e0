// PROG-03: whether a publish can be put back: for ten minutes, while nobody was touched by it.
import type { Programme } from '@stagedoor/descriptions/programme';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { undoPublishMessages as words } from '@stagedoor/rules/messages/undo-publish';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { officeRequests } from '../../requests/index.ts';
import { isAsPublished } from './published-parts.ts';
import type { ProgrammePublish } from './publish-store.ts';

const UNDO_SECONDS = 600;

/** Until when it can be put back, and letters about it wait. */
export const undoUntil = (publishedAt: Date): Date => secondsAfter(publishedAt, UNDO_SECONDS);
/** From which moment on publishes may still be put back. */
export const undoableSince = (now: Date): Date => secondsAfter(now, -UNDO_SECONDS);

export const idsOf = ({ parts }: Pick<ProgrammePublish, 'parts'>) => {
  const of = (kind: 'show' | 'series') =>
    (parts ?? []).filter((part) => part.kind === kind).map(({ publicId }) => publicId);
  return { eventIds: of('show'), seriesIds: of('series') };
};

/** Undefined where it can be put back. */
export async function whyItStaysPublic(
  db: Db,
  publish: ProgrammePublish,
  programme: Programme,
  now: Date,
): Promise<string | undefined> {
  const { seller_id, published_at, parts, undone_at } = publish;
  if (undone_at !== null) return setupMessages.undoneAlready;
  if (!parts || undoUntil(published_at) <= now) return words.tooLate;
  if (!parts.every((part) => isAsPublished(programme, part))) return setupMessages.changedSince;
  const ids = idsOf(publish);
  const orders = await officeOrders.placedAtSince(db, seller_id, ids.eventIds, published_at);
  if (orders > 0) return setupMessages.orderedSince(orders);
  const requests = await officeRequests.askedAtSince(db, seller_id, ids, published_at);
  return requests > 0 ? words.askedSince(requests) : undefined;
}
