import type { Platform } from '../../platform/module.ts';
import type { OutletCache } from '../../sellers/index.ts';

/** What the tests look at. */
export interface LiveNeeds extends Pick<Platform, 'db' | 'production' | 'publicAddress'> {
  outlets: OutletCache;
  /** What is wrong with an address at which this shop should answer; undefined when it does. */
  reach(origin: string): Promise<string | undefined>;
  mail: {
    smtpUrl: string | undefined;
    from: string;
    /** What the mail server has against us; undefined when it lets us in. */
    check(smtpUrl: string): Promise<string | undefined>;
  };
  hasDrawSecret: boolean;
  lastBackupAt(): Date | undefined;
}
