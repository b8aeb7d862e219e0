// What mail reads from the environment.
import { isIP } from 'node:net';
import { isEmail } from '@stagedoor/rules/accounts/email';
import type { ConfigReader } from '../platform/config-reader.ts';

export interface MailConfig {
  /** Where there is none, mails are kept as files. */
  smtpUrl: string | undefined;
  /** The address that mails come from; their name is the outlet's. */
  from: string;
  /** Who is asked what stands in a sender's domain; none: the machine's own resolver. */
  dnsServers: readonly string[];
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
  const dnsServers = (text('DNS_SERVERS') ?? '').split(',').flatMap((each) => each.trim() || []);
  const wrong = dnsServers.find((each) => isIP(each.replace(/:\d+$/, '')) === 0);
  if (wrong !== undefined)
    complaints.push(`DNS_SERVERS must hold addresses such as 192.0.2.53 or 127.0.0.1:5353, not "${wrong}".`);
  return {
    smtpUrl,
    from: from ?? 'tickets@stagedoor.example',
    dnsServers: wrong === undefined ? dnsServers : [],
  };
}
