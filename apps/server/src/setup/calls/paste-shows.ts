import { sheetWith } from '@stagedoor/descriptions/drafts/sheet';
import { pasteShows } from '@stagedoor/contract/calls/office/paste-shows';
import type { PastedShowSent } from '@stagedoor/contract/calls/office/paste-shows';
import { pasteShowsMessages } from '@stagedoor/rules/messages/paste-shows';
import type { Programme } from '@stagedoor/descriptions/programme';
import { likeShow } from '@stagedoor/descriptions/shows/like-show';
import { findShow, sheetOf, zoneAt } from '@stagedoor/descriptions/shows/read-show';
import { textOfMoment } from '@stagedoor/rules/time/typed-moment';
import { officeEvents } from '../../catalogue/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { pastedFields } from '../shows/pasted-fields.ts';
import { scopeOfDrafts } from '../programme-drafts/plan-drafts.ts';
import {
  insertDraft,
  keepTypedFields,
  listDrafts,
  readTyped,
} from '../programme-drafts/programme-draft-store.ts';

const eveningOf = (venue: unknown, day: unknown, begins: unknown): string =>
  JSON.stringify([venue, day, begins]);

const plain = (text: string): string => text.trim().toLowerCase();

/** Whoever types a venue that is there by now means that one. */
function venueOf({ venues }: Programme, { venueId, venue }: PastedShowSent): unknown {
  if (!venue) return venueId ?? refuse('INVALID_INPUT', { fields: { venueId: pasteShowsMessages.noVenue } });
  const { name, city, state, timeZone } = venue;
  const known = venues.find((each) => plain(each.name) === plain(name) && plain(each.city) === plain(city));
  return known?.id ?? { name, city, state, timeZone };
}

/** Evenings that this outlet has, public or drafted. */
async function evenings(tx: Tx, sellerId: number, outletId: number, programme: Programme) {
  const published = (await officeEvents.evenings(tx, sellerId, outletId)).map(({ venueId, startsAt }) => {
    const [day, ...begins] = textOfMoment(startsAt, zoneAt(programme, venueId)).split(' ');
    return eveningOf(venueId, day, begins.join(' '));
  });
  const drafts = (await listDrafts(tx, sellerId)).filter(
    (draft) => draft.kind === 'show' && draft.outletId === outletId,
  );
  const fields = await readTyped(
    tx,
    sellerId,
    drafts.map(({ draftId }) => draftId),
  );
  const drafted = [...Map.groupBy(fields, ({ draftId }) => draftId).values()].map((typed) => {
    const { venue, day, begins } = sheetWith({}, typed);
    return eveningOf(venue, day, begins);
  });
  return new Set([...published, ...drafted]);
}

/** PROG-08: nothing of it is public before the drafts are published. */
export const pasteShowsHandler = ({ db, live }: SetupNeeds): Handler<'setup'> =>
  handle(pasteShows, async ({ outletId, like, shows }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId } = caller;
    await live.outlets.ofSeller(sellerId, outletId);
    return inTransaction(db, async (tx) => {
      // Two who paste the same table at once make one leg of it.
      await lockSellers(tx);
      const draft = { kind: 'show', outletId, publicId: undefined } as const;
      const programme =
        (await describe(tx, scopeOfDrafts(sellerId, [draft], like ? [like] : []))) ?? refuse('NOT_FOUND');
      const earlier = like
        ? (findShow(programme, { outletId, eventId: like }) ?? refuse('NOT_FOUND'))
        : undefined;
      const copied = earlier && like ? likeShow(sheetOf(programme, earlier), like, false) : [];
      const known = await evenings(tx, sellerId, outletId, programme);
      const draftIds: number[] = [];
      for (const show of shows) {
        const venue = venueOf(programme, show);
        const evening = eveningOf(venue, show.day, show.begins);
        if (known.has(evening)) continue;
        known.add(evening);
        const draftId = await insertDraft(tx, caller, draft);
        await keepTypedFields(tx, caller, draftId, pastedFields(show, venue, copied));
        draftIds.push(draftId);
      }
      return { draftIds, known: shows.length - draftIds.length };
    });
  });
