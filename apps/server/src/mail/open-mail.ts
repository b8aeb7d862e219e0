// The way mails leave this server, as configured.
import { join } from 'node:path';
import type { OfficeModule } from '../office/index.ts';
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
import { sendDueMails } from './send-due-mails.ts';
import { smtpCarrier } from './smtp-carrier.ts';

interface MailNeeds extends Pick<Platform, 'db' | 'log' | 'production' | 'demoTools'>, MailConfig {
  dataDir: string;
}

export function openMail(needs: MailNeeds): OfficeModule<'mail'> {
  const { db, log, production, demoTools, smtpUrl, from, dataDir } = needs;
  const folder = join(dataDir, 'mail');
  const carrier = smtpUrl ? smtpCarrier(smtpUrl, from) : folderCarrier(folder, { keepsSecrets: !production });
  if (production && !smtpUrl)
    log.warn('SMTP_URL is not set: mails reach nobody, and those that carry a secret are not kept');
  return {
    handlers: [
      listMailsHandler(db),
      countMailsHandler(db),
      getMailHandler(db),
      sendMailAgainHandler,
      sendOrderLettersAgainHandler,
    ],
    matters: [deadLetters],
    gauges: mailGauges,
    personalData: [personalLetters],
    jobs: [{ name: 'send mail', everySeconds: 2, run: (now) => sendDueMails(db, carrier, now, log) }],
    register: (http) => {
      if (demoTools) registerDemoMail(http, folder);
    },
    close: () => carrier.close(),
  };
}
