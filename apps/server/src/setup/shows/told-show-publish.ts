import { sheetWith } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { tellNewShow, tellShow } from '@stagedoor/descriptions/shows/tell-show';
import { showChangeWords as words } from '@stagedoor/rules/messages/show-changes';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { officeStock } from '../../inventory/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { officeRequests } from '../../requests/index.ts';
import type { Moment } from '../programme-drafts/plan-drafts.ts';
import type { SortedDraft } from '../programme-drafts/publish-plan.ts';
import { publicShowSheet } from './told-show-draft.ts';

const venueName =
  ({ venues }: Programme) =>
  (venue: unknown): string => {
    const known = venues.find(({ id }) => id === venue) ?? recordOf(venue);
    const { name, city } = recordOf(known);
    return [name, city].filter((part) => typeof part === 'string').join(', ');
  };

const moves = new Set(['day', 'begins', 'venue']);

async function touched(db: Db, { sellerId, now }: Moment, { draft, right }: SortedDraft) {
  const { publicId: eventId } = draft;
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

export async function toldShowPublish(db: Db, at: Moment, planned: SortedDraft, published: Programme) {
  const { draft, right } = planned;
  const before = publicShowSheet(published, draft);
  const after = sheetWith(before, right);
  const { taken, touches } = await touched(db, at, planned);
  const telling = { currency: published.currency, taken, venueName: venueName(published) };
  return {
    name: titleIn(sheetWith(before, draft.typed)) || showsOfficeMessages.newShow,
    changes: draft.publicId === undefined ? tellNewShow(after, telling) : tellShow(before, after, telling),
    touches,
  };
}
