// What carts of a network hold; whoever counts it keeps others from counting meanwhile.
import { releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { sql } from 'kysely';
import { listOf, statement } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import './tables.ts';

interface Asked {
  sellerId: number;
  networks: readonly string[];
}

const lock = statement(
  ({ sellerId, networks }: Asked) => sql`
    select pg_advisory_xact_lock(${sellerId}, hashtext(network)) from unnest(${listOf('text', networks)}) as network`,
);

/** In the same order for everybody. Until the transaction ends nobody else counts for them. */
export async function lockNetworks(tx: Tx, sellerId: number, networks: readonly string[]): Promise<void> {
  await lock(tx, { sellerId, networks: [...new Set(networks)].sort() });
}

interface Counted extends Asked {
  releasedBefore: Date;
  except: string | null;
  most: number;
}

/**
 * The sum over the seller's number keeps the planner, while its statistics are old, from walking all open carts of the
 * seller instead of the network's.
 */
const count = statement(
  (given: Counted) => sql<{ network: string; held: number }>`
    select asked.network, held.tickets::int as held
    from unnest(${listOf('text', given.networks)}) as asked (network)
    cross join lateral (
      select sum(own.tickets) as tickets from (
        select (select sum(l.quantity) from cart_lines l
            where l.seller_id = c.seller_id and l.cart_uuid = c.cart_uuid) as tickets
        from carts c
        where c.seller_id + 0 = ${given.sellerId} and c.network = asked.network
          and c.state in ('REVIEW', 'CHECKOUT', 'PAYING')
          and (c.state = 'PAYING' or c.deadline > ${given.releasedBefore})
          and c.cart_uuid is distinct from ${given.except}::uuid
        limit (select ${given.most}::int)) as own) as held
    where held.tickets is not null`,
);

/**
 * What these networks hold at `now`, without one cart, with them locked. A cart holds a ticket at least: no more of them
 * are looked at than tickets are allowed.
 */
export async function heldByNetworks(
  tx: Tx,
  sellerId: number,
  networks: readonly string[],
  { now, most, except = null }: { now: Date; most: number; except?: string | null | undefined },
): Promise<Map<string, number>> {
  const asked = { sellerId, networks: [...new Set(networks)].sort() };
  const counted = { ...asked, releasedBefore: releasedBefore(now), except, most };
  // They travel together; the count is a statement of its own and sees what the last holder of the lock left.
  const [, { rows }] = await Promise.all([lock(tx, asked), count(tx, counted)]);
  return new Map(rows.map(({ network, held }) => [network, held]));
}

/** Carts with an earlier deadline hold nothing any more, whether or not they were tidied up. */
function releasedBefore(now: Date): Date {
  const grace = releaseTime(now).getTime() - now.getTime();
  return new Date(now.getTime() - grace);
}
