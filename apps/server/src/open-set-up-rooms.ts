import type { AfterSale } from './after-sale/index.ts';
import type { Config } from './config.ts';
import { countCarts } from './carts/index.ts';
import type { Mail } from './mail/index.ts';
import { programmeNeeds } from './open-descriptions.ts';
import { officeOrders } from './orders/index.ts';
import type { Payments } from './payments/index.ts';
import { lastBackupAt } from './platform/db/last-backup.ts';
import { reachSelf } from './platform/http/reach.ts';
import type { Platform } from './platform/module.ts';
import type { Sellers } from './sellers/index.ts';
import { openSetup } from './setup/index.ts';
import type { Setup } from './setup/index.ts';
import type { Staff } from './staff/index.ts';

interface Rooms {
  sellers: Sellers;
  staff: Staff;
  payments: Pick<Payments, 'gateways' | 'triedCard'>;
  mail: Pick<Mail, 'examine'>;
  afterSale: Pick<AfterSale, 'closeTests' | 'moves'>;
}

/** The rooms in which a shop is built, and what its checklist looks at. */
export const openSetUpRooms = (
  platform: Platform,
  config: Config,
  { sellers: { outlets, directory }, staff, payments, mail, afterSale: { closeTests, moves } }: Rooms,
): Setup =>
  openSetup({
    ...platform,
    place: config.staff.place,
    commonPasswords: config.accounts.commonPasswords,
    founders: staff.founders,
    ...programmeNeeds(platform.db, config, payments.gateways),
    previewSecret: config.orders.ticketSecret,
    countCarts,
    closeTests,
    moves,
    ordersSince: officeOrders.placedSince,
    forgetShops: () => {
      outlets.forget();
      directory.forget();
    },
    live: {
      ...platform,
      outlets,
      reach: (origin) => reachSelf(origin, config.orders.ticketSecret),
      mail,
      triedCard: payments.triedCard,
      hasDrawSecret: config.awards.drawKey !== undefined,
      lastBackupAt: () => lastBackupAt(config.dataDir),
    },
  });
