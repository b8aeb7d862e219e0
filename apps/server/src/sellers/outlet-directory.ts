// Which outlet lives at which host. Small, kept in memory, read again every few seconds.
import { isIP } from 'node:net';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { keepUntilChanged, offerMark } from '../platform/keep-until-changed.ts';
import type { Db } from '../platform/db/tables.ts';
import { apiHostFor } from './api-host.ts';
import { loadDirectory } from './outlet-store.ts';
import type { DirectoryEntry } from './outlet-store.ts';

export interface Home {
  outletId: number;
  sellerId: number;
  currency: Currency;
  timeZone: string;
  /** Undefined where the page's own origin answers. */
  apiHost: string | undefined;
}

interface Maps {
  byPage: Map<string, Home>;
  byApi: Map<string, Home[]>;
  byOutlet: Map<number, Home>;
}

export interface OutletDirectory {
  /** The outlet whose page is at this host. */
  atPage(host: string): Promise<Home | undefined>;
  /** The outlets whose calls this host answers. */
  atApi(host: string): Promise<Home[]>;
  forget(): void;
}

function arrange(entries: DirectoryEntry[]): Maps {
  const maps: Maps = { byPage: new Map(), byApi: new Map(), byOutlet: new Map() };
  for (const { host, outletId, sellerId, currency, timeZone, apiHost: configured } of entries) {
    const home = { outletId, sellerId, currency, timeZone, apiHost: apiHostFor(host, configured) };
    maps.byPage.set(host, home);
    if (!maps.byOutlet.has(outletId)) maps.byOutlet.set(outletId, home);
    if (home.apiHost) maps.byApi.set(home.apiHost, [...(maps.byApi.get(home.apiHost) ?? []), home]);
  }
  return maps;
}

/** `localhost` and bare addresses show the outlet that configuration names. */
function isDefaultHost(host: string): boolean {
  return host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}

export function outletDirectory(db: Db, defaultOutletId: number | undefined): OutletDirectory {
  const maps = keepUntilChanged(
    () => offerMark(db),
    async () => arrange(await loadDirectory(db)),
  );
  return {
    atPage: async (host) => {
      const { byPage, byOutlet } = await maps.get();
      const home = byPage.get(host.toLowerCase());
      if (home || defaultOutletId === undefined || !isDefaultHost(host)) return home;
      const fallback = byOutlet.get(defaultOutletId);
      return fallback && { ...fallback, apiHost: undefined };
    },
    atApi: async (host) => (await maps.get()).byApi.get(host.toLowerCase()) ?? [],
    forget: () => maps.forget(),
  };
}
