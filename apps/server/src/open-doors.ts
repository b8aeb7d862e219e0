// Who comes in where: customers at the shops, staff at the box office.
import { openAccounts } from './accounts/index.ts';
import type { Config } from './config.ts';
import { gathered } from './office/index.ts';
import type { AnyOfficeModule } from './office/index.ts';
import { officeOrders } from './orders/index.ts';
import type { Gateways } from './payments/index.ts';
import type { Platform } from './platform/module.ts';
import { listSellers } from './sellers/index.ts';
import type { OutletCache, Sellers } from './sellers/index.ts';
import { openStaff } from './staff/index.ts';
import type { Staff } from './staff/index.ts';

/** The shops' door, and what staff do for those who come through it. */
export const openShopDoor = (
  platform: Platform,
  config: Config,
  { outlets, directory, firstOutletOf }: Sellers,
): AnyOfficeModule =>
  openAccounts({
    ...platform,
    ...config.accounts,
    outlets,
    directory,
    failuresPerAddress: config.limits.failuresPerAddress,
    ordersOfCustomer: officeOrders.ofCustomer,
    outletOf: firstOutletOf,
  });

/** The box office's door, whoever knocks. */
export const openOffice = (
  platform: Platform,
  config: Config,
  { outlets, gateways }: { outlets: OutletCache; gateways: () => Gateways },
  modules: () => readonly AnyOfficeModule[],
): Staff =>
  openStaff({
    ...platform,
    ...config.staff,
    outlets,
    failuresPerAddress: config.limits.failuresPerAddress,
    listSellers: () => listSellers(platform.db),
    gatewayOf: async (sellerId) => {
      const { publicName, isSandbox } =
        sellerId === undefined ? config.payments : await gateways().of(sellerId);
      return { name: publicName, isSandbox };
    },
    commonPasswords: config.accounts.commonPasswords,
    ...gathered(modules),
  });
