// Everybody who waits for the draw of the spring leg: customers with a card and a request each.
import type { loadDemoPeople } from '../accounts/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { loadEntrantsRequests } from '../requests/index.ts';
import { giveEntrantsCards } from './load-demo-cards.ts';
import type { CardPlace } from './load-demo-cards.ts';

interface Entrants extends CardPlace {
  findPeople: Awaited<ReturnType<typeof loadDemoPeople>>['findEntrants'];
}

/** Loading twice changes nothing. */
export async function loadDemoEntrants(db: Db, { findPeople, ...place }: Entrants, now: Date): Promise<void> {
  const findEntrants = async () => {
    const people = await findPeople();
    const cardIds = await giveEntrantsCards(db, place, people, now);
    return people.map((person, index) => ({ ...person, cardId: cardIds[index]! }));
  };
  await loadEntrantsRequests(db, place.sellerId, findEntrants, now);
}
