import { sheetWith } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { tellNewShow, tellShow } from '@stagedoor/descriptions/shows/tell-show';
import { showChangeWords as words } from '@stagedoor/rules/messages/show-changes';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { undoPublishMessages as undoWords } from '@stagedoor/rules/messages/undo-publish';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { officeStock } from '../../inventory/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { officeRequests } from '../../requests/index.ts';
import type { Moment } from '../programme-drafts/plan-drafts.ts';
import type { SortedDraft } from '../programme-drafts/publish-plan.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { lettersOf } from './moved-show.ts';
import { publicShowSheet } from './told-show-draft.ts';

const venueName =
  ({ venues }: Programme) =>
  (venue: unknown): string => {
    const known = venues.find(({ id }) => id === venue) ?? recordOf(venue);
    const { name, city } = recordOf(known);
    return [name, city].filter((part) => typeof part === 'string').join(', ');
  };

async function touched(
  needs: Pick<SetupNeeds, 'db' | 'moves'>,
  { sellerId, now }: Moment,
  { draft, right }: SortedDraft,
) {
  const { db } = needs;
  const { publicId: eventId } = draft;
  if (eventId === undefined) return { taken: new Map(), touches: [] };
  const levels = await officeStock.ofEvents(db, sellerId, [eventId], now);
  const { sold, carts } = officeStock.add(levels);
  const { orders } = await officeOrders.salesOfEvent(db, sellerId, eventId, now);
  const requests = await officeRequests.askedFor(db, sellerId, eventId);
  const { letters, orders: moved } = await lettersOf(needs, db, { sellerId }, draft, right);
  const touches = [
    ...(sold > 0
      ? [{ what: words.touchesTickets(sold, orders), detail: moved > 0 ? words.touchesTime : undefined }]
      : []),
    ...(letters > 0 ? [{ what: undoWords.letters(letters), detail: undoWords.lettersLeave }] : []),
    ...(moved > 0 ? [{ what: undoWords.refundsOpen }] : []),
    ...(carts > 0 ? [{ what: words.touchesCarts(carts) }] : []),
    ...(requests > 0 ? [{ what: words.touchesRequests(requests) }] : []),
  ];
  return {
    taken: new Map(levels.map((level) => [String(level.levelId), level])),
    touches: touches.length > 0 ? touches : [{ what: words.touchesNobody }],
  };
}

export async function toldShowPublish(
  needs: Pick<SetupNeeds, 'db' | 'moves'>,
  at: Moment,
  planned: SortedDraft,
  published: Programme,
) {
  const { draft, right } = planned;
  const before = publicShowSheet(published, draft);
  const after = sheetWith(before, right);
  const { taken, touches } = await touched(needs, at, planned);
  const telling = { currency: published.currency, taken, venueName: venueName(published) };
  return {
    name: titleIn(sheetWith(before, draft.typed)) || showsOfficeMessages.newShow,
    changes: draft.publicId === undefined ? tellNewShow(after, telling) : tellShow(before, after, telling),
    touches,
  };
}
