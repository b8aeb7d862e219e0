import { isCommonPassword } from '@stagedoor/rules/common-passwords';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { newSecret } from '../platform/secrets.ts';
import type { AccountNeeds } from './account-needs.ts';
import type { CustomerRow } from './customer-store.ts';

/** Checked in place of a password that does not exist. */
const decoy = hashPassword(newSecret());

/** Takes the same time whether or not there is such a customer, or such a password. */
export async function isPasswordOf(customer: CustomerRow | undefined, password: string): Promise<boolean> {
  const known = customer?.password_hash;
  const isRight = await verifyPassword(known ?? (await decoy), password);
  return isRight && known !== undefined && known !== null;
}

/** VALID-24: where a password is set, one of those that everybody tries first is refused. */
export function commonPasswordProblem(
  { commonPasswords }: Pick<AccountNeeds, 'commonPasswords'>,
  password: string,
): string | null {
  return isCommonPassword(password, commonPasswords) ? passwordMessages.tooCommon : null;
}
