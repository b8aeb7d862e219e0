// PROG-03: what a publish changes and whom it touches, counted by what is there at this moment.
import type { PlannedShow } from '@stagedoor/contract/calls/office/publish-shows';
import type { Programme } from '@stagedoor/descriptions/programme';
import { sheetWith, titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { tellNewShow, tellShow } from '@stagedoor/descriptions/shows/tell-show';
import { showChangeWords as words } from '@stagedoor/rules/messages/show-changes';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { officeStock } from '../../inventory/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { officeRequests } from '../../requests/index.ts';
import type { publishPlan } from './publish-plan.ts';
import { publishedSheet } from './told-show-draft.ts';

type Planned = Awaited<ReturnType<typeof publishPlan>>['sorted'][number];

const venueName =
  ({ venues }: Programme) =>
  (venue: unknown): string => {
    const known = venues.find(({ id }) => id === venue) ?? recordOf(venue);
    const { name, city } = recordOf(known);
    return [name, city].filter((part) => typeof part === 'string').join(', ');
  };

interface Moment {
  sellerId: number;
  now: Date;
}

const moves = new Set(['day', 'begins', 'venue']);

async function touched(db: Db, { sellerId, now }: Moment, { draft, right }: Planned) {
  const { eventId } = draft;
  if (eventId === undefined) return { taken: new Map(), touches: [] };
  const levels = await officeStock.ofEvents(db, sellerId, [eventId], now);
  const { sold, carts } = officeStock.add(levels);
  const { orders } = await officeOrders.salesOfEvent(db, sellerId, eventId, now);
  const requests = await officeRequests.askedFor(db, sellerId, eventId);
  const isMoved = right.some(({ field }) => moves.has(field));
  const touches = [
    ...(sold > 0
      ? [{ what: words.touchesTickets(sold, orders), detail: isMoved ? words.touchesTime : undefined }]
      : []),
    ...(carts > 0 ? [{ what: words.touchesCarts(carts) }] : []),
    ...(requests > 0 ? [{ what: words.touchesRequests(requests) }] : []),
  ];
  return {
    taken: new Map(levels.map((level) => [String(level.levelId), level])),
    touches: touches.length > 0 ? touches : [{ what: words.touchesNobody }],
  };
}

export async function toldPublish(
  db: Db,
  at: Moment,
  planned: Planned,
  published: Programme,
): Promise<PlannedShow> {
  const { draft, right, stays } = planned;
  const before = publishedSheet(published, { ...draft, sellerId: at.sellerId });
  const after = sheetWith(before, right);
  const { taken, touches } = await touched(db, at, planned);
  const telling = { currency: published.currency, taken, venueName: venueName(published) };
  const isNew = draft.eventId === undefined;
  const changes = isNew ? tellNewShow(after, telling) : tellShow(before, after, telling);
  return {
    draftId: draft.draftId,
    name: titleIn(sheetWith(before, draft.typed)) || showsOfficeMessages.newShow,
    isNew,
    changes: right.length === 0 ? [] : changes,
    touches,
    stays: stays.map(({ field, message }) => ({ field, message })),
  };
}
