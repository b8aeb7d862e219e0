// What stands in the domain that letters come from, as a resolver tells it.
import { Resolver } from 'node:dns/promises';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { dkimName, dkimRecord, domainOf, spfRecord } from '@stagedoor/rules/setup/mail-server';
import type { SenderRecord } from '@stagedoor/rules/setup/mail-server';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { MailServerRow } from './mail-server-store.ts';

const PATIENCE = { timeout: 3000, tries: 2 };
/** There is such a domain or not, and no such text. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

export type ResolveTexts = (name: string) => Promise<string[]>;

/** By the machine's own resolver, or by those that are named. */
export function textResolver(servers: readonly string[]): ResolveTexts {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (NOTHING.has(String(recordOf(error).code))) return [];
      throw error;
    }
  };
}

type Told = NonNullable<MailServerTold['spf']>;

/** Where nobody answers, the record is told all the same. */
async function lookFor(
  resolve: ResolveTexts,
  name: string,
  judge: (found: string[]) => SenderRecord,
): Promise<Told> {
  try {
    return judge(await resolve(name));
  } catch {
    return { ...judge([]), state: 'unknown' };
  }
}

export async function senderRecords(
  resolve: ResolveTexts,
  { sender, host, dkim_public: key }: Pick<MailServerRow, 'sender' | 'host' | 'dkim_public'>,
): Promise<{ spf: Told; dkim: Told }> {
  const domain = domainOf(sender);
  const [spf, dkim] = await Promise.all([
    lookFor(resolve, domain, (found) => spfRecord(domain, host, found)),
    lookFor(resolve, dkimName(domain), (found) => dkimRecord(domain, key, found)),
  ]);
  return { spf, dkim };
}
