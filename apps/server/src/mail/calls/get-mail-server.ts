import { getMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { MailServerNeeds } from '../servers/mail-server-needs.ts';
import { findMailServer, noteDkim } from '../servers/mail-server-store.ts';
import { senderRecords } from '../servers/sender-records.ts';

/** Whoever looks sees what stands in the domain now; once the key is there, letters are signed with it. */
export const getMailServerHandler = (needs: MailServerNeeds): Handler<'mail'> =>
  handle(getMailServer, async (_input, { sellerId, now }): Promise<MailServerTold> => {
    const { db, config, vault, resolve } = needs;
    const mayType = vault !== undefined;
    const row = await findMailServer(db, sellerId);
    if (!row)
      return config.smtpUrl === undefined
        ? { keptBy: 'nobody', mayType }
        : { keptBy: 'server', host: new URL(config.smtpUrl).host, sender: config.from, mayType };
    const records = await senderRecords(resolve, row);
    if (records.dkim.state === 'found' && row.dkim_seen_at === null) await noteDkim(db, row, now);
    return {
      keptBy: 'owner',
      host: row.host,
      port: row.port,
      security: row.security,
      userName: row.user_name,
      sender: row.sender,
      typedAt: row.typed_at,
      closed: vault?.open(row.sealed, sellerId) ? undefined : mailServerMessages.unreadable,
      ...records,
      mayType,
    };
  });
