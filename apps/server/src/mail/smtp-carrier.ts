import nodemailer from 'nodemailer';
import { messageOf } from '@stagedoor/rules/values/message-of';
import type { MailCarrier } from './mail-carrier.ts';

const CONNECTIONS = 4;
/** All of them together stay far below the lease of a mail. */
const TIMEOUTS_MS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Signs in and leaves again: undefined when that works, otherwise what the other side says. */
export async function checkSmtp(smtpUrl: string): Promise<string | undefined> {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS_MS });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    transport.close();
  }
}

/** Over SMTP; `from` is the address that the server may send for. */
export function smtpCarrier(smtpUrl: string, from: string): MailCarrier {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
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
