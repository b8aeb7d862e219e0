// What mail reads from the environment.
import { isEmail } from '@stagedoor/rules/accounts/email';
import type { ConfigReader } from '../platform/config-reader.ts';

export interface MailConfig {
  /** Where there is none, mails are kept as files. */
  smtpUrl: string | undefined;
  /** The address that mails come from; their name is the outlet's. */
  from: string;
}

export function readMailConfig({ text, secret, complaints }: ConfigReader): MailConfig {
  const smtpUrl = secret('SMTP_URL');
  const from = text('MAIL_FROM');
  if (smtpUrl !== undefined && !/^smtps?:\/\/./.test(smtpUrl)) {
    complaints.push('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (smtpUrl !== undefined && (from === undefined || !isEmail(from))) {
    complaints.push('MAIL_FROM must be the email address that SMTP_URL may send from.');
  }
  return { smtpUrl, from: from ?? 'tickets@stagedoor.example' };
}
