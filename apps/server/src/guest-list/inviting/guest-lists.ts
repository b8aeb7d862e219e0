import type { OutputOf } from '@stagedoor/contract/call';
import type { getInvitationOffer } from '@stagedoor/contract/calls/office/invitations';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { listOutlets } from '../../sellers/index.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';

type Lists = Pick<GuestListNeeds, 'db' | 'outlets' | 'catalogue'>;
type Caller = Pick<Callers['office'], 'sellerId' | 'outletIds' | 'requireOutlet'>;

/** A guest list of the caller's; any other outlet is not there. */
export async function requireGuestList(
  { outlets }: Pick<Lists, 'outlets'>,
  caller: Caller,
  outletId: number,
): Promise<StoredOutlet> {
  caller.requireOutlet(outletId);
  const outlet = await outlets.ofSeller(caller.sellerId, outletId);
  return isGuestList(outlet.outletType) ? outlet : refuse('NOT_FOUND');
}

async function guestListsOf(
  { db, outlets }: Lists,
  { sellerId, outletIds }: Caller,
): Promise<StoredOutlet[]> {
  const found = (await listOutlets(db)).filter(
    ({ id, typeId }) => isGuestList(typeId) && (outletIds === 'all' || outletIds.includes(id)),
  );
  const all = await Promise.all(found.map(({ id }) => outlets.get(id)));
  return all.filter((outlet) => outlet.sellerId === sellerId);
}

/** The names of all levels of the caller's guest lists. */
export async function levelNamesOf(lists: Lists, caller: Caller): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const { id } of await guestListsOf(lists, caller)) {
    const { levels } = await lists.catalogue.get(caller.sellerId, id);
    for (const { levelId, levelName } of levels.values()) names.set(levelId, levelName);
  }
  return names;
}

export async function readInvitationOffer(
  lists: Lists,
  caller: Caller,
): Promise<OutputOf<typeof getInvitationOffer>> {
  const outlets = await guestListsOf(lists, caller);
  return {
    lists: await Promise.all(
      outlets.map(async ({ id, name, deliveryMethods }) => {
        const levels = [...(await lists.catalogue.get(caller.sellerId, id)).levels.values()];
        const eventIds = [...new Set(levels.map(({ eventId }) => eventId))];
        const shows = await findSoldEvents(lists.db, caller.sellerId, eventIds);
        const names = new Map(shows.map((show) => [show.eventId, show.name]));
        return {
          outletId: id,
          name,
          levels: levels.map(({ levelId, levelName, eventId }) => ({
            id: levelId,
            event: names.get(eventId) ?? '',
            name: levelName,
          })),
          methods: deliveryMethods
            .filter(({ active }) => active)
            .map(({ id: method, name: said }) => ({ id: method, name: said })),
        };
      }),
    ),
  };
}
