import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import type { OfficePlace } from '../platform/http/office-place.ts';
import { sharedAnswers } from '../platform/shared-answers.ts';
import { getOutletInfoHandler } from './calls/get-outlet-info.ts';
import { outletInfo } from './outlet-info.ts';
import type { OutletInfoNeeds } from './outlet-info.ts';
import { getOutletsHandler } from './calls/get-outlets.ts';
import { getProtocolsHandler } from './calls/get-protocols.ts';
import { outletDirectory } from './outlet-directory.ts';
import { closedShops } from './office/closed-shops.ts';
import { getShopWordsHandler } from './calls/get-shop-words.ts';
import { expectClientVersionHandler } from './calls/expect-client-version.ts';
import { sayStatusTextsHandler } from './calls/say-status-texts.ts';
import { getTaxSettingsHandler } from './calls/get-tax-settings.ts';
import { saveTaxSettingsHandler } from './calls/save-tax-settings.ts';
import { getSwitchesHandler } from './calls/get-switches.ts';
import { closeShopHandler } from './calls/close-shop.ts';
import { openShopHandler } from './calls/open-shop.ts';
import { closeAllShopsHandler } from './calls/close-all-shops.ts';
import { openAllShopsHandler } from './calls/open-all-shops.ts';
import type { CountCrowd } from './office/shop-crowd.ts';
import type { OutletDirectory } from './outlet-directory.ts';
import { keepOfficeHost } from './keep-office-host.ts';
import { firstOutletOf } from './list-sellers.ts';
import { outletCache } from './outlet-cache.ts';
import type { OutletCache } from './outlet-cache.ts';

interface SellersNeeds
  extends Pick<Platform, 'db' | 'log'>, Pick<OutletInfoNeeds, 'seriesOf' | 'gatewayNameOf'> {
  /** The outlet that hosts without a name show. */
  defaultOutletId: number | undefined;
  crowd: CountCrowd;
  /** Where staff work: no outlet can be there. */
  place: OfficePlace;
}

/** The answer of `outlet/getinfo`, for whoever draws a page around it. */
export type OutletInfo = (
  ...question: Parameters<typeof outletInfo> extends [unknown, ...infer Question] ? Question : never
) => ReturnType<typeof outletInfo>;

export interface Sellers extends OfficeModule<'sellers'> {
  directory: OutletDirectory;
  outlets: OutletCache;
  outletInfo: OutletInfo;
  /** On whose paper a seller writes what belongs to none of its outlets. */
  firstOutletOf(sellerId: number): Promise<number>;
}

export function openSellers(needs: SellersNeeds): Sellers {
  const { db, defaultOutletId, seriesOf, gatewayNameOf, crowd } = needs;
  const directory = outletDirectory(db, defaultOutletId);
  const outlets = outletCache(db);
  const answers = sharedAnswers();
  const info = { outlets, answers, seriesOf, gatewayNameOf };
  return {
    directory,
    outlets,
    outletInfo: (...question) => outletInfo(info, ...question),
    firstOutletOf: (sellerId) => firstOutletOf(db, sellerId),
    handlers: [
      getOutletInfoHandler(info),
      getOutletsHandler(db),
      getProtocolsHandler(),
      getSwitchesHandler(db, crowd),
      closeShopHandler,
      openShopHandler,
      closeAllShopsHandler,
      openAllShopsHandler,
      getShopWordsHandler(db),
      expectClientVersionHandler,
      sayStatusTextsHandler,
      getTaxSettingsHandler(db),
      saveTaxSettingsHandler,
    ],
    matters: [closedShops],
    begin: () => keepOfficeHost(needs),
    forget: () => {
      for (const kept of [directory, outlets, answers]) kept.forget();
    },
  };
}
