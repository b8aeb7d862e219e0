// The way mails leave this server, as configured.
import type { Db } from '../platform/db/tables.ts';
import type { Job } from '../platform/jobs.ts';
import type { Logger } from '../platform/log.ts';
import { folderCarrier } from './mail-folder.ts';
import { sendDueMails } from './send-due-mails.ts';
import { smtpCarrier } from './smtp-carrier.ts';

export interface MailSettings {
  /** Where there is none, mails are kept as files. */
  smtpUrl: string | undefined;
  /** The address that mails come from; their name is the outlet's. */
  from: string;
  folder: string;
}

export interface MailService {
  job: Job;
  close(): void;
}

export function mailService(db: Db, settings: MailSettings, log: Logger): MailService {
  const { smtpUrl, from, folder } = settings;
  const carrier = smtpUrl ? smtpCarrier(smtpUrl, from) : folderCarrier(folder);
  return {
    job: { name: 'send mail', everySeconds: 2, run: (now) => sendDueMails(db, carrier, now, log) },
    close: () => carrier.close(),
  };
}
