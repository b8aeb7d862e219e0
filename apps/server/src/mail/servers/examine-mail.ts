// What a command asks of the ways that letters take, while no shop runs in its process.
import type { Db } from '../../platform/db/tables.ts';
import type { MailConfig } from '../mail-config.ts';
import { checkSmtp } from '../smtp-carrier.ts';
import { mailVault } from './mail-vault.ts';
import { examineWay } from './open-mail-servers.ts';
import type { ExaminedWay } from './open-mail-servers.ts';

interface OwnWays {
  db: Db;
  config: MailConfig;
  secretsKeys: readonly string[];
}

export const examineMail = {
  /** What speaks against the server of the settings. */
  ofSettings: (smtpUrl: string): Promise<string | undefined> => checkSmtp({ url: smtpUrl }),
  /** The server that an owner typed; undefined where there is none. */
  ofOwner: ({ db, config, secretsKeys }: OwnWays, sellerId: number): Promise<ExaminedWay | undefined> =>
    examineWay({ db, config: { ...config, smtpUrl: undefined }, vault: mailVault(secretsKeys) }, sellerId),
};
