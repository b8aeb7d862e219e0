// By whom letters leave: the mail server that a seller's owner typed, or the installation's own.
import { DKIM_SELECTOR, domainOf } from '@stagedoor/rules/setup/mail-server';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import type { Db } from '../../platform/db/tables.ts';
import { keepUntilChanged, offerMark } from '../../platform/keep-until-changed.ts';
import type { MailCarrier } from '../mail-carrier.ts';
import type { MailConfig } from '../mail-config.ts';
import { checkSmtp, smtpCarrier } from '../smtp-carrier.ts';
import type { SmtpPlace } from '../smtp-carrier.ts';
import { findMailServer, listMailServers, resealServer } from './mail-server-store.ts';
import type { MailServerRow } from './mail-server-store.ts';
import type { MailVault } from './mail-vault.ts';
import { wordsOfTrouble } from './words-of-trouble.ts';

export interface ServerSettings extends Pick<MailServerRow, 'host' | 'port' | 'security' | 'user_name'> {
  password: string;
}

export const placeOf = ({ host, port, security, user_name: user, password }: ServerSettings): SmtpPlace => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  ...(user !== '' && { auth: { user, pass: password } }),
});

/** What a check of the way that letters take found; undefined where there is none. */
export interface ExaminedWay {
  from: string;
  at: string;
  problem?: string | undefined;
}

export interface MailServers {
  carrier: MailCarrier;
  examine(sellerId: number): Promise<ExaminedWay | undefined>;
  /** While one key takes the place of another: what is sealed with the old one is sealed anew. */
  reseal(): Promise<void>;
  forget(): void;
}

interface Needs {
  db: Db;
  config: MailConfig;
  vault: MailVault | undefined;
  /** For sellers that typed none. */
  standard: MailCarrier;
}

/** With what it is asked; throws where its password cannot be read. */
function placeOfRow({ vault }: Pick<Needs, 'vault'>, row: MailServerRow): SmtpPlace {
  const opened = vault?.open(row.sealed, row.seller_id);
  if (!opened) throw new Error(mailServerMessages.unreadable);
  const signs = row.dkim_seen_at !== null && {
    dkim: { domainName: domainOf(row.sender), keySelector: DKIM_SELECTOR, privateKey: opened.dkimKey },
  };
  return { ...placeOf({ ...row, password: opened.password }), ...signs };
}

/** One carrier a row for as long as the row says the same. */
function rememberCarriers(needs: Needs) {
  const opened = new Map<number, { mark: string; carrier: MailCarrier }>();
  return {
    of: (row: MailServerRow): MailCarrier => {
      const mark = JSON.stringify([row.sealed, row.dkim_seen_at, row.typed_at]);
      const known = opened.get(row.seller_id);
      if (known?.mark === mark) return known.carrier;
      const carrier = smtpCarrier(placeOfRow(needs, row), row.sender);
      known?.carrier.close();
      opened.set(row.seller_id, { mark, carrier });
      return carrier;
    },
    close: () => {
      for (const { carrier } of opened.values()) carrier.close();
    },
  };
}

export async function examineWay(
  needs: Omit<Needs, 'standard'>,
  sellerId: number,
): Promise<ExaminedWay | undefined> {
  const row = await findMailServer(needs.db, sellerId);
  const { smtpUrl, from } = needs.config;
  if (row) {
    const way = { from: row.sender, at: `${row.host}:${row.port}` };
    const tell = (error: unknown): string => wordsOfTrouble(error, row);
    const isReadable = needs.vault?.open(row.sealed, sellerId) !== undefined;
    const problem = isReadable
      ? await checkSmtp(placeOfRow(needs, row), tell)
      : mailServerMessages.unreadable;
    return { ...way, problem };
  }
  if (smtpUrl === undefined) return undefined;
  return { from, at: new URL(smtpUrl).host, problem: await checkSmtp({ url: smtpUrl }) };
}

export function openMailServers(needs: Needs): MailServers {
  const { db, vault, standard } = needs;
  const rows = keepUntilChanged(
    () => offerMark(db),
    () => listMailServers(db),
  );
  const carriers = rememberCarriers(needs);
  return {
    carrier: {
      carry: async (mail, now) => {
        const row = (await rows.get()).find(({ seller_id }) => seller_id === mail.seller_id);
        await (row ? carriers.of(row) : standard).carry(mail, now);
      },
      close: () => {
        carriers.close();
        standard.close();
      },
    },
    examine: (sellerId) => examineWay(needs, sellerId),
    reseal: async () => {
      for (const row of await listMailServers(db)) {
        const opened = vault?.open(row.sealed, row.seller_id);
        if (vault && opened?.isOld) await resealServer(db, row, vault.seal(opened, row.seller_id));
      }
    },
    forget: () => rows.forget(),
  };
}
