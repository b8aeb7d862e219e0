// The way mails leave this server, as configured.
import { join } from 'node:path';
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import type { OfficeModule } from '../office/index.ts';
import { daysBefore } from '../platform/days-before.ts';
import type { Platform } from '../platform/module.ts';
import { registerDemoMail } from './demo-mail.ts';
import type { MailConfig } from './mail-config.ts';
import { folderCarrier } from './mail-folder.ts';
import { mailGauges } from './mail-gauges.ts';
import { deadLetters } from './office/mail-matters.ts';
import { listMailsHandler } from './calls/list-mails.ts';
import { countMailsHandler } from './calls/count-mails.ts';
import { getMailHandler } from './calls/get-mail.ts';
import { sendOrderLettersAgainHandler } from './calls/send-order-letters-again.ts';
import { sendMailAgainHandler } from './calls/send-mail-again.ts';
import { personalLetters } from './office/personal-letters.ts';
import { deleteOldMails } from './mail-store.ts';
import { sendDueMails } from './send-due-mails.ts';
import { changeMailServerHandler } from './calls/change-mail-server.ts';
import { forgetMailServerHandler } from './calls/forget-mail-server.ts';
import { getMailServerHandler } from './calls/get-mail-server.ts';
import { tryMailServerHandler } from './calls/try-mail-server.ts';
import { mailVault } from './servers/mail-vault.ts';
import { openMailServers } from './servers/open-mail-servers.ts';
import type { MailServers } from './servers/open-mail-servers.ts';
import { textResolver } from './servers/sender-records.ts';
import { smtpCarrier } from './smtp-carrier.ts';

interface MailNeeds extends Pick<Platform, 'db' | 'readDb' | 'log' | 'production' | 'demoTools'>, MailConfig {
  dataDir: string;
  /** What passwords that owners type are encrypted with. */
  secretsKeys: readonly string[];
}

export interface Mail extends OfficeModule<'mail'> {
  /** Whether a seller's letters would leave, and by whom. */
  examine: MailServers['examine'];
}

const FORGET_SECONDS = 3600;

export function openMail(needs: MailNeeds): Mail {
  const { db, readDb, log, production, demoTools, smtpUrl, from, dnsServers, dataDir } = needs;
  const folder = join(dataDir, 'mail');
  const standard = smtpUrl
    ? smtpCarrier({ url: smtpUrl }, from)
    : folderCarrier(folder, { keepsSecrets: !production });
  const config = { smtpUrl, from, dnsServers };
  const vault = mailVault(needs.secretsKeys);
  const servers = openMailServers({ db, config, vault, standard });
  const { carrier } = servers;
  const typing = { db, config, vault, servers, resolve: textResolver(dnsServers) };
  if (production && !smtpUrl)
    log.warn(
      'SMTP_URL is not set: mails of sellers without a mail server of their own reach nobody, and those that carry a secret are not kept',
    );
  return {
    handlers: [
      listMailsHandler(readDb),
      countMailsHandler(db),
      getMailHandler(db),
      sendMailAgainHandler,
      sendOrderLettersAgainHandler,
      getMailServerHandler(typing),
      tryMailServerHandler(typing),
      changeMailServerHandler(typing),
      forgetMailServerHandler(typing),
    ],
    matters: [deadLetters],
    gauges: mailGauges,
    personalData: [personalLetters],
    jobs: [
      { name: 'send mail', everySeconds: 2, run: (now) => sendDueMails(db, carrier, now, log) },
      {
        name: 'forget old letters',
        everySeconds: FORGET_SECONDS,
        run: (now) => deleteOldMails(db, daysBefore(now, keptDays.letters)),
      },
    ],
    examine: servers.examine,
    forget: servers.forget,
    begin: servers.reseal,
    register: (http) => {
      if (demoTools) registerDemoMail(http, folder);
    },
    close: () => carrier.close(),
  };
}
