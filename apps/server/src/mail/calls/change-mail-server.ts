import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { changeMailServer } from '@stagedoor/contract/calls/office/mail-server';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { domainOf } from '@stagedoor/rules/setup/mail-server';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { MailServerNeeds } from '../servers/mail-server-needs.ts';
import { findMailServer, keepMailServer } from '../servers/mail-server-store.ts';
import type { MailServerRow } from '../servers/mail-server-store.ts';
import type { MailVault } from '../servers/mail-vault.ts';
import { settingsOf, typedServer } from '../servers/typed-server.ts';

const makePair = promisify(generateKeyPair);

interface Signing {
  dkimKey: string;
  dkim_public: string;
  dkim_seen_at: Date | null;
}

/** What stands in a domain already stays good: a new password needs no new record. */
async function signingOf(
  vault: MailVault,
  before: MailServerRow | undefined,
  sender: string,
): Promise<Signing> {
  const opened = before && vault.open(before.sealed, before.seller_id);
  if (before && opened && domainOf(before.sender) === domainOf(sender)) {
    const { dkim_public, dkim_seen_at } = before;
    return { dkimKey: opened.dkimKey, dkim_public, dkim_seen_at };
  }
  const { privateKey, publicKey } = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { dkimKey: privateKey, dkim_public: publicKey.toString('base64'), dkim_seen_at: null };
}

const told = ({ host, port, sender }: Pick<MailServerRow, 'host' | 'port' | 'sender'>) => ({
  server: `${host}:${port}`,
  sender,
});

export const changeMailServerHandler = ({ db, vault, servers }: MailServerNeeds): Handler<'mail'> =>
  handle(changeMailServer, async ({ code, ...typed }, caller) => {
    const { sellerId, staffId, now } = caller;
    if (caller.outletIds !== 'all') return refuse('NOT_FOUND');
    if (!vault) return refuse('MAIL_SERVER_REFUSED', { message: mailServerMessages.nothingToSealWith });
    const { password, ...server } = typedServer(typed);
    if (!vault.isCodeFor(settingsOf({ ...server, password }, staffId), code, now))
      return refuse('MAIL_SERVER_REFUSED', {
        message: mailServerMessages.codeWrong,
        fields: { code: mailServerMessages.codeWrong },
      });
    const { dkimKey, ...dkim } = await signingOf(vault, await findMailServer(db, sellerId), server.sender);
    await caller.change(async ({ tx, record }) => {
      const before = await findMailServer(tx, sellerId);
      const sealed = vault.seal({ password, dkimKey }, sellerId);
      await keepMailServer(tx, { seller_id: sellerId, ...server, sealed, ...dkim, typed_at: now });
      record({
        action: 'mail.server-changed',
        subject: { kind: 'seller', id: sellerId },
        ...(before && { before: told(before) }),
        after: told(server),
      });
    });
    servers.forget();
    return {};
  });
