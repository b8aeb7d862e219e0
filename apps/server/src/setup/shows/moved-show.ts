// A show that a publish moves: whom that touches, what follows from it, and the letters about it.
import type { TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { findShow } from '@stagedoor/descriptions/shows/read-show';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { eventName } from '@stagedoor/rules/events/event-title';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { officeEvents } from '../../catalogue/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Moment } from '../programme-drafts/plan-drafts.ts';
import type { DraftSubject } from '../programme-drafts/programme-draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';

const moving = new Set(['day', 'begins', 'venue']);

type Draft = DraftSubject & { outletId: number };

/** How many would be written to; nobody where it is new or stays where and when it is. */
export async function lettersOf(
  { moves }: Pick<SetupNeeds, 'moves'>,
  db: Db,
  { sellerId }: Pick<Moment, 'sellerId'>,
  { kind, publicId }: DraftSubject,
  typed: readonly TypedValue[],
) {
  const isMoved = kind === 'show' && typed.some(({ field }) => moving.has(field));
  if (publicId === undefined || !isMoved) return { letters: 0, orders: 0 };
  const { orders, requests } = await moves.count(db, { sellerId, eventId: publicId });
  return { letters: orders + requests, orders };
}

/** Whoever bought for another evening may ask for the money back. */
export async function followsFromMove(
  needs: Pick<SetupNeeds, 'db' | 'moves'>,
  at: Moment,
  draft: Draft,
  typed: readonly TypedValue[],
  programme: Programme,
): Promise<TypedValue[]> {
  const { orders } = await lettersOf(needs, needs.db, at, draft, typed);
  const found = orders > 0 && findShow(programme, { outletId: draft.outletId, eventId: draft.publicId ?? 0 });
  if (!found || found.show.refunds?.windowOpen) return [];
  const own = typed.find(({ field }) => field === 'refunds')?.value ?? found.show.refunds;
  const { openText, ...refunds } = recordOf(own);
  const value = { ...refunds, windowOpen: true, openText: openText ?? afterSaleMessages.postponedWindow };
  return [{ field: 'refunds', value }];
}

const venueText = ({ venues }: Programme, id: number): string => {
  const venue = venues.find((each) => each.id === id);
  return venue ? `${venue.name}, ${venue.city}` : '';
};

interface Moved extends Draft {
  before: Programme;
  after: Programme;
}

/** After it was published: the announced date is kept, and letters wait. Answers their task, where anybody is told. */
export async function tellOfMove(
  { moves }: Pick<SetupNeeds, 'moves'>,
  tx: Tx,
  { outletId, publicId, before, after }: Moved,
  actor: StaffActor,
  dueAt: Date,
): Promise<string | undefined> {
  if (publicId === undefined) return undefined;
  const [was, is] = [before, after].map((each) => findShow(each, { outletId, eventId: publicId }));
  if (!was || !is) return undefined;
  const isLater = was.show.date.getTime() !== is.show.date.getTime();
  const isElsewhere = was.show.venue !== is.show.venue;
  if (!isLater && !isElsewhere) return undefined;
  const key = { sellerId: actor.sellerId, eventId: publicId };
  const { eventIds, orders, requests } = await moves.count(tx, key);
  if (orders + requests === 0) return undefined;
  if (isLater) await officeEvents.noteMove(tx, key, was.show.date);
  const artist = after.artists.find(({ id }) => id === is.show.artist)?.name ?? '';
  const moved = {
    eventId: publicId,
    name: eventName({ name: is.show.name ?? artist, overrideName: is.event.name }),
    eventIds,
    wasAt: was.show.date,
    startsAt: is.show.date,
    ...(isElsewhere && {
      venue: { was: venueText(before, was.show.venue), is: venueText(after, is.show.venue) },
    }),
  };
  return moves.tell(tx, moved, actor, dueAt);
}
