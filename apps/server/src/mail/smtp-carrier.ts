import { messageOf } from '@stagedoor/rules/values/message-of';
import nodemailer from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { MailCarrier } from './mail-carrier.ts';

const CONNECTIONS = 4;
/** All of them together stay far below the lease of a mail. */
const TIMEOUTS_MS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** Whoever waits for an answer in front of a screen waits no longer. */
const IMPATIENT_MS = {
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 8000,
  dnsTimeout: 5000,
};

/** Where a mail server is, and how one gets in: an address, or its parts. */
export type SmtpPlace =
  | { url: string }
  | Pick<SMTPPool.Options, 'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS' | 'auth' | 'dkim'>;

/** One connection for one purpose; what it throws, the other side says. */
export async function withMailServer<T>(
  place: SmtpPlace,
  work: (transport: Transporter) => Promise<T>,
): Promise<T> {
  const transport = nodemailer.createTransport({ ...place, ...IMPATIENT_MS });
  try {
    return await work(transport);
  } finally {
    transport.close();
  }
}

/** Signs in and leaves again: undefined when that works, otherwise what the other side says. */
export async function checkSmtp(
  place: SmtpPlace,
  tell: (error: unknown) => string = messageOf,
): Promise<string | undefined> {
  try {
    await withMailServer(place, (transport) => transport.verify());
    return undefined;
  } catch (error) {
    return tell(error);
  }
}

/** Over SMTP; `from` is the address that the server may send for. */
export function smtpCarrier(place: SmtpPlace, from: string): MailCarrier {
  const transport = nodemailer.createTransport({
    ...place,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS_MS,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    carry: async (mail) => {
      await transport.sendMail({
        messageId: `<${mail.mail_id}@${domain}>`,
        date: mail.created_at,
        from: { name: mail.from_name, address: from },
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to && { replyTo: { name: mail.from_name, address: mail.reply_to } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.plain_text,
        attachments: mail.attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content,
        })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
