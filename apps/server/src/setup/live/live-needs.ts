import type { Payments } from '../../payments/index.ts';
import type { Mail } from '../../mail/index.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutletCache } from '../../sellers/index.ts';

/** What the tests look at. */
export interface LiveNeeds extends Pick<Platform, 'db' | 'production' | 'publicAddress'> {
  outlets: OutletCache;
  /** What is wrong with an address at which this shop should answer; undefined when it does. */
  reach(origin: string): Promise<string | undefined>;
  /** By whom a seller's letters leave, and what that one has against us. */
  mail: Pick<Mail, 'examine'>;
  /** What came of the card that an owner tried at the seller's gateway. */
  triedCard: Payments['triedCard'];
  hasDrawSecret: boolean;
  lastBackupAt(): Date | undefined;
}
