// What a device has to sign is made by us, known by its hash, and asked once.
import type { PasskeyQuestion } from '@stagedoor/contract/entities/passkeys';
import { PASSKEY_MINUTES } from '@stagedoor/rules/staff/staff-limits';
import type { Db } from '../../platform/db/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { insertQuestion } from './passkey-store.ts';

/** The name under which browsers keep passkeys of this page apart from those of others. */
export const passkeyHost = (pageOrigin: string): string => new URL(pageOrigin).hostname;

/** Without `staffId` it asks who somebody is, and says nothing about anybody. */
export async function askPasskey(
  db: Db,
  { now, pageOrigin }: Pick<Caller, 'now' | 'pageOrigin'>,
  staffId: number | null = null,
): Promise<PasskeyQuestion> {
  const challenge = newSecret();
  const expires_at = new Date(now.getTime() + PASSKEY_MINUTES * 60_000);
  await insertQuestion(db, { challenge_hash: hashSecret(challenge), staff_id: staffId, expires_at });
  return { challenge, host: passkeyHost(pageOrigin), waitSeconds: PASSKEY_MINUTES * 60 };
}
