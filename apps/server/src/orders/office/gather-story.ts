// The sources of an order's story: each module that knows something of it is asked for its part.
import type { StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import { mailsAbout } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { entriesAbout, notesAbout } from '../../staff/index.ts';
import { changesOfOrder } from '../changes/changes-of-order.ts';
import { findWishLines } from '../changes/upgrade-wish-store.ts';
import { findLines } from '../order-parts.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { OrderRow } from '../order-store.ts';
import { tellDispute } from './disputes/dispute-story.ts';
import { disputesOfOrder, moneyOfOrder } from './office-facts.ts';
import type { OrderForStaff } from './office-facts.ts';
import type { OfficeOrderNeeds } from './office-order-needs.ts';
import {
  tellChange,
  tellEntry,
  tellHold,
  tellIntent,
  tellMail,
  tellNote,
  tellOrder,
  tellRank,
  tellRequest,
  tellScan,
} from './order-story.ts';
import type { RankInDraw } from './story-facts.ts';
import { tellWishes } from './upgrade-story.ts';

type Source = readonly [name: string, read: Promise<StoryEntry[]>];

const timeOf = ({ at }: StoryEntry): number => at?.getTime() ?? Number.POSITIVE_INFINITY;

/** The latest first; before them what waits and of which nobody wrote down when it began. */
const byTime = (a: StoryEntry, b: StoryEntry): number =>
  timeOf(a) === timeOf(b) ? 0 : timeOf(b) - timeOf(a);

/** A part that does not answer is named; the others are there. */
async function gather(sources: readonly Source[], log: Logger) {
  const missing: string[] = [];
  const ofOne = async ([part, read]: Source): Promise<StoryEntry[]> => {
    try {
      return await read;
    } catch (error) {
      log.error({ err: error, part }, 'a part of the story could not be read');
      missing.push(part);
      return [];
    }
  };
  const told = await Promise.all(sources.map(ofOne));
  return { story: told.flat().toSorted(byTime), missing };
}

async function holdOf({ db, heldSince }: OfficeOrderNeeds, row: OrderRow): Promise<StoryEntry[]> {
  const held = row.cart_uuid === null ? undefined : await heldSince(db, row.seller_id, row.cart_uuid);
  return held ? [tellHold(row, held, await ofSeller.times(db, row.seller_id))] : [];
}

async function scansOf({ db, scansOfLines }: OfficeOrderNeeds, row: OrderRow): Promise<StoryEntry[]> {
  const lines = await findLines(db, row.seller_id, [row.order_id]);
  const scans = await scansOfLines(
    db,
    row.seller_id,
    lines.map(({ line_id }) => line_id),
  );
  return scans.map(tellScan);
}

async function requestOf({ db, requestById }: OfficeOrderNeeds, row: OrderRow): Promise<StoryEntry[]> {
  if (row.series_request_id === null) return [];
  const request = await requestById(db, row.seller_id, row.series_request_id);
  return request ? [tellRequest(request)] : [];
}

async function rankOf(
  { db, rankOfRequest }: OfficeOrderNeeds,
  { seller_id, series_request_id }: OrderRow,
): Promise<RankInDraw | undefined> {
  return series_request_id === null ? undefined : rankOfRequest(db, seller_id, series_request_id);
}

async function changesOf(db: Db, { row, order }: OrderForStaff): Promise<StoryEntry[]> {
  const changes = await changesOfOrder(db, row);
  return [
    ...changes.map((change) => tellChange(change, row.currency)),
    ...tellWishes(order, await findWishLines(db, row), changes),
  ];
}

async function disputedOf(db: Db, row: OrderRow): Promise<StoryEntry[]> {
  const [told, times] = await Promise.all([disputesOfOrder(db, row), ofSeller.times(db, row.seller_id)]);
  return told.flatMap((dispute) => tellDispute(dispute, times));
}

export function gatherStory(
  needs: OfficeOrderNeeds,
  reached: OrderForStaff,
  { mayReadNotes }: { mayReadNotes: boolean },
): Promise<{ story: StoryEntry[]; missing: string[] }> {
  const { db, log } = needs;
  const { row, order } = reached;
  const sellerId = row.seller_id;
  const subject = { kind: 'order', id: order.number } as const;
  const rank = rankOf(needs, row);
  // Whose draw cannot be read just now was placed by one all the same.
  const isDrawn = rank.then(Boolean, () => true);
  return gather(
    [
      ['the order', isDrawn.then((drawn) => tellOrder(row, drawn))],
      ['the request', requestOf(needs, row)],
      ['the draw', rank.then((known) => (known ? [tellRank(known)] : []))],
      ['the hold', holdOf(needs, row)],
      ['the door', scansOf(needs, row)],
      ['money', moneyOfOrder(db, row).then((intents) => intents.map(tellIntent))],
      ['disputes', disputedOf(db, row)],
      ['changes', changesOf(db, reached)],
      ['letters', mailsAbout(db, sellerId, `order ${order.number}`).then((mails) => mails.map(tellMail))],
      ['the log', entriesAbout(db, sellerId, subject).then((entries) => entries.map(tellEntry))],
      [
        'notes',
        mayReadNotes
          ? notesAbout(db, { sellerId, ...subject }).then((notes) => notes.map(tellNote))
          : Promise.resolve([]),
      ],
    ],
    log,
  );
}
