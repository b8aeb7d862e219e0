import type { Db } from '../platform/db/tables.ts';
import { apiHostFor } from './api-host.ts';
import { loadDirectory } from './outlet-store.ts';

export interface UsedHost {
  host: string;
  outletId: number;
  use: 'pages' | 'calls';
}

/** Every name that browsers must reach: of the pages, and of the calls where those have one of their own. */
export async function allHosts(db: Db): Promise<UsedHost[]> {
  const used = (await loadDirectory(db)).flatMap(({ host, outletId, apiHost }): UsedHost[] => {
    const calls = apiHostFor(host, apiHost);
    return [
      { host, outletId, use: 'pages' },
      ...(calls === undefined ? [] : [{ host: calls, outletId, use: 'calls' as const }]),
    ];
  });
  return [...new Map(used.map((each) => [each.host, each])).values()];
}
