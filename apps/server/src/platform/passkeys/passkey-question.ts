// What a device has to sign is made by us, known by its hash, and asked once.
import { PASSKEY_MINUTES } from '@stagedoor/rules/accounts/passkey-limits';
import type { Db } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import type { AskedPasskey } from './passkey-words.ts';
import type { PasskeyOwner, PasskeyStore } from './passkey-store.ts';

/** The name under which browsers keep passkeys of this page apart from those of others. */
export const passkeyHost = (pageOrigin: string): string => new URL(pageOrigin).hostname;

/** Without an owner it asks who somebody is, and says nothing about anybody. */
export async function askPasskey<Owner extends PasskeyOwner>(
  store: PasskeyStore<Owner>,
  db: Db,
  { now, pageOrigin }: Pick<Caller, 'now' | 'pageOrigin'>,
  owner?: Owner,
): Promise<AskedPasskey> {
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + PASSKEY_MINUTES * 60_000);
  await store.ask(db, hashSecret(challenge), owner, expiresAt);
  return { challenge, host: passkeyHost(pageOrigin), waitSeconds: PASSKEY_MINUTES * 60 };
}
