// Accounts and mail, put together as configured.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  accountHandlers,
  registerDemoMembership,
  registerMembershipCall,
  tidyAccounts,
} from './accounts/index.ts';
import type { Config } from './config.ts';
import { mailService, registerDemoMail } from './mail/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/tables.ts';
import type { Handler } from './platform/http/handler.ts';
import type { Job } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import { publicAddress } from './platform/public-address.ts';
import type { OutletDirectory, OutletShelf } from './sellers/index.ts';

export interface PeopleNeeds {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  shelf: OutletShelf;
  directory: OutletDirectory;
}

export interface People {
  handlers: Handler[];
  register(http: FastifyInstance): Promise<void>;
  jobs: Job[];
  close(): void;
}

export function people({ config, db, clock, log, shelf, directory }: PeopleNeeds): People {
  const folder = join(config.dataDir, 'mail');
  const mail = mailService(db, { ...config.mail, folder }, log);
  if (config.production && !config.mail.smtpUrl) log.warn('SMTP_URL is not set: mails reach nobody');
  const secrets = config.membershipSecrets;
  return {
    handlers: accountHandlers({
      db,
      shelf,
      limits: config.session,
      clientVersion: config.clientVersion,
      platformEmail: config.platformEmail,
      publicAddress: publicAddress(config.publicAddress),
      commonPasswords: config.commonPasswords,
      failuresPerAddress: config.limits.failuresPerAddress,
    }),
    register: async (http) => {
      await registerMembershipCall(http, { db, clock, shelf, secrets });
      if (config.production) return;
      registerDemoMembership(http, { clock, directory, secrets });
      registerDemoMail(http, folder);
    },
    jobs: [mail.job, { name: 'tidy accounts', everySeconds: 300, run: (now) => tidyAccounts(db, now) }],
    close: () => mail.close(),
  };
}
