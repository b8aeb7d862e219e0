// What everybody may look at: outlets, their events, and the pages that show them.
import type { FastifyInstance } from 'fastify';
import { getOutletEventsHandler, seriesOfOutlet } from './catalogue/index.ts';
import type { CatalogueShelf } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { leftByLevel } from './inventory/index.ts';
import { openStorefrontBuild, registerPages } from './pages/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/tables.ts';
import type { Handler } from './platform/http/handler.ts';
import { sharedAnswers } from './platform/shared-answers.ts';
import { getOutletInfoHandler, getOutletsHandler, getProtocolsHandler } from './sellers/index.ts';
import type { OutletDirectory, OutletShelf } from './sellers/index.ts';

export interface ShopWindowNeeds {
  config: Config;
  db: Db;
  clock: Clock;
  directory: OutletDirectory;
  outlets: OutletShelf;
  catalogue: CatalogueShelf;
  gatewayName: string;
  gatewayOrigin: (page: URL) => string | undefined;
}

export interface ShopWindow {
  handlers: Handler[];
  register(http: FastifyInstance): Promise<void>;
  forget(): void;
}

export function shopWindow(needs: ShopWindowNeeds): ShopWindow {
  const { config, db, clock, directory, outlets } = needs;
  const answers = sharedAnswers();
  const catalogue = {
    shelf: needs.catalogue,
    answers,
    leftByLevel: (sellerId: number, outletId: number, now: Date) => leftByLevel(db, sellerId, outletId, now),
  };
  const info = {
    shelf: outlets,
    answers,
    seriesOf: async (outletId: number, now: Date) =>
      seriesOfOutlet(db, (await outlets.get(outletId)).sellerId, outletId, now),
    gatewayName: needs.gatewayName,
  };
  let forgetPages = (): void => {};
  return {
    handlers: [
      getOutletInfoHandler(info),
      getOutletEventsHandler(catalogue),
      getOutletsHandler(db),
      getProtocolsHandler(),
    ],
    register: async (http) => {
      const pages = await registerPages(http, {
        info,
        catalogue,
        shelf: outlets,
        directory,
        now: () => clock.now(),
        demo: !config.production,
        dataDir: config.dataDir,
        gatewayOrigin: needs.gatewayOrigin,
        build: await openStorefrontBuild(),
      });
      forgetPages = () => pages.forget();
    },
    forget: () => {
      answers.forget();
      forgetPages();
    },
  };
}
