// Whether browsers reach this shop at every name it has: asked by whoever runs it, and once after a start.
import type { Config } from './config.ts';
import type { Db } from './platform/db/tables.ts';
import { officeOrigin } from './platform/http/office-place.ts';
import { reachSelf } from './platform/http/reach.ts';
import { publicAddress } from './platform/public-address.ts';
import { allHosts } from './sellers/index.ts';

export interface CheckedHost {
  origin: string;
  use: 'pages' | 'calls' | 'box office';
  /** What is wrong and what to do; undefined when this shop answers there. */
  problem: string | undefined;
}

const hint = {
  pages: '',
  calls: ' (the pages send their calls there; a shop with one name says "apiHost: same")',
  'box office': '',
};

export async function checkHosts(db: Db, config: Config): Promise<CheckedHost[]> {
  const addressOf = publicAddress(config.publicAddress);
  const hosts = await allHosts(db);
  const { place } = config.staff;
  const found: Omit<CheckedHost, 'problem'>[] = hosts.map(({ host, use }) => ({
    origin: addressOf({ mainHost: host }),
    use,
  }));
  if (place.kind !== 'none' && hosts[0])
    found.push({ origin: officeOrigin(place, addressOf, hosts[0].host), use: 'box office' });
  return Promise.all(
    found.map(async ({ origin, use }) => {
      const problem = await reachSelf(origin, config.orders.ticketSecret);
      return { origin, use, problem: problem && `${problem}${hint[use]}` };
    }),
  );
}

/** One look serves all who ask within this time. */
const FRESH_MS = 10_000;

/** For `/readyz?deep`: what is not reached, by address. */
export function hostsKeptFresh(db: Db, config: Config): () => Promise<CheckedHost[]> {
  let last: { atMs: number; checked: Promise<CheckedHost[]> } | undefined;
  return () => {
    if (!last || performance.now() - last.atMs > FRESH_MS)
      last = { atMs: performance.now(), checked: checkHosts(db, config) };
    return last.checked;
  };
}
