import { hitKinds, searchOffice } from '@stagedoor/contract/calls/office/search';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';
import {
  customerHits,
  eventHits,
  letterHits,
  orderHits,
  requestHits,
  seatHits,
  ticketHits,
} from '../searching/find-hits.ts';
import type { Search } from '../searching/find-hits.ts';

/** What a kind is called where it is missed, who may look at it, and how it is found. */
interface Source {
  name: string;
  permission: Permission;
  find: (search: Search, before: readonly SearchHit[]) => Promise<SearchHit[]>;
}

const ofKind = (hits: readonly SearchHit[], kind: SearchHit['kind']) =>
  hits.filter((hit) => hit.kind === kind);

const first: readonly Source[] = [
  { name: 'orders', permission: 'orders.look', find: orderHits },
  { name: 'customers', permission: 'customers.look', find: customerHits },
  { name: 'requests', permission: 'draws.look', find: requestHits },
  { name: 'tickets', permission: 'orders.look', find: ticketHits },
  { name: 'events', permission: 'events.look', find: eventHits },
];

/** What belongs to orders and people that were found is found with them. */
const then: readonly Source[] = [
  {
    name: 'seats',
    permission: 'orders.look',
    find: (search, before) => seatHits(search, ofKind(before, 'order')),
  },
  {
    name: 'letters',
    permission: 'mail.look',
    find: (search, before) =>
      letterHits(search, { orders: ofKind(before, 'order'), customers: ofKind(before, 'customer') }),
  },
];

/** Beside people who were found: a list of all their orders is one step away. */
const MOST_OF_SOMEBODY = 4;

/** So that no kind pushes the others out of sight. */
function trimmed(hits: readonly SearchHit[]): SearchHit[] {
  const exact = hits.filter(({ isExact }) => isExact);
  const rest = hits.filter(({ isExact }) => !isExact);
  if (ofKind(hits, 'customer').length === 0) return [...exact, ...rest];
  return [...exact, ...hitKinds.flatMap((kind) => ofKind(rest, kind).slice(0, MOST_OF_SOMEBODY))];
}

const rank = ({ kind, isExact }: SearchHit): number =>
  hitKinds.indexOf(kind) - (isExact ? hitKinds.length : 0);

/** Kinds in the order of likelihood; one that does not answer is named, and the others are there. */
export const searchOfficeHandler = (needs: OverviewNeeds): Handler<'overview'> =>
  handle(searchOffice, async ({ q }, { sellerId, outletIds, now, grantFor }) => {
    const words = q.trim().replace(/\s+/g, ' ');
    if (words.length < 2) return { hits: [], missing: [] };
    const readsLetters = grantFor('mail.read') !== 'no';
    const times = await ofSeller.times(needs.readDb, sellerId);
    const search = { db: needs.readDb, scope: { sellerId, outletIds }, words, now, times, readsLetters };
    const hits: SearchHit[] = [];
    const missing: string[] = [];
    for (const sources of [first, then]) {
      const seen = sources.filter(({ permission }) => grantFor(permission) !== 'no');
      const found = await Promise.allSettled(seen.map(({ find }) => find(search, hits)));
      for (const [index, result] of found.entries()) {
        if (result.status === 'fulfilled') {
          hits.push(...result.value);
          continue;
        }
        const { name } = seen[index]!;
        needs.log.error({ err: result.reason as unknown, kind: name }, 'a kind could not be searched');
        missing.push(name);
      }
    }
    return { hits: trimmed(hits).toSorted((a, b) => rank(a) - rank(b)), missing };
  });
