// Where mails go when nobody configured a mail server: one file each, kept for whoever tries the product out.
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailCarrier } from './mail-carrier.ts';
import type { Attachment } from './tables.ts';

export interface KeptMail {
  id: string;
  sentAt: string;
  outletId: number;
  kind: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

const WITHHELD = 'This letter carries a secret and is not kept: set SMTP_URL to have it sent.';

/** Readable by their owner alone; where it is serious, letters that carry a secret are not written down at all. */
export function folderCarrier(folder: string, { keepsSecrets }: { keepsSecrets: boolean }): MailCarrier {
  return {
    carry: async (mail, now) => {
      const kept: KeptMail = {
        id: mail.mail_id,
        sentAt: now.toISOString(),
        outletId: mail.outlet_id,
        kind: mail.kind,
        from: mail.from_name,
        to: mail.recipient,
        subject: mail.subject,
        ...(mail.is_secret && !keepsSecrets
          ? { html: WITHHELD, text: WITHHELD }
          : { html: mail.html, text: mail.plain_text }),
        attachments: mail.attachments,
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${mail.mail_id}.unfinished`);
      await writeFile(unfinished, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(unfinished, join(folder, `${mail.mail_id}.json`));
    },
    close: () => {},
  };
}

export async function readKeptMail(folder: string, id: string): Promise<KeptMail | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
}

/** The newest first. */
export async function listKeptMails(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const mails = await Promise.all(ids.map((id) => readKeptMail(folder, id)));
  return mails
    .filter((mail) => mail !== undefined)
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt) || a.id.localeCompare(b.id));
}
