// The same care as with customers' passwords: counted by account and by network, slowed down, never locked, and an
// unknown address takes as long as a wrong password. A wrong code counts like a wrong password.
import { isRightPassword } from '../platform/passwords.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findKnownBrowser, rememberBrowser } from '../platform/tries/known-browsers.ts';
import { trySignIn } from '../platform/tries/sign-in-budget.ts';
import type { BudgetNeeds } from '../platform/tries/sign-in-budget.ts';
import { INSTALLATION } from '../platform/tries/take-try.ts';
import type { PasskeyAnswer } from '@stagedoor/contract/entities/passkeys';
import { staffPasskeys } from './passkeys/staff-passkeys.ts';
import { findPasskeyStep, findStep } from './second-step/give-step.ts';
import type { FoundStep } from './second-step/give-step.ts';
import { KNOWN_STAFF_COOKIE } from './staff-cookie.ts';
import type { StaffRow } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

type Who = Pick<Caller, 'ip' | 'now' | 'cookies' | 'pageOrigin'>;

const knocking = ({ cookies, now }: Who, email: string) => ({
  sellerId: INSTALLATION,
  email,
  cookies,
  cookie: KNOWN_STAFF_COOKIE,
  now,
});

/** Whoever has just come in, or proved by a letter that the account is theirs, is known in this browser. */
export const rememberAtDoor = (db: Db, who: Who, email: string): Promise<void> =>
  rememberBrowser(db, knocking(who, email));

async function tryAtDoor(needs: BudgetNeeds, who: Who, email: string, check: () => Promise<boolean>) {
  const browser = await findKnownBrowser(needs.db, knocking(who, email));
  const { ip, now } = who;
  return trySignIn(needs, { sellerId: INSTALLATION, ip, now }, { email, isProven: false, browser }, check);
}

/** Whether the password is right; undefined stands for an address that nobody has. */
export async function provePassword(
  needs: BudgetNeeds,
  who: Who,
  email: string,
  staff: StaffRow | undefined,
  password: string,
): Promise<boolean> {
  const tried = await tryAtDoor(needs, who, email, () => isRightPassword(staff?.password_hash, password));
  return tried.isRight;
}

interface GivenProof {
  password: string;
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** The way in: password and, for whoever has one, the second step, which is still to be used up. */
export async function proveWho(
  needs: StaffNeeds,
  who: Who,
  email: string,
  staff: StaffRow | undefined,
  given: GivenProof,
  whenWrong: 'STAFF_SIGN_IN_FAILED' | 'STAFF_PASSWORD_WRONG' = 'STAFF_SIGN_IN_FAILED',
): Promise<FoundStep | undefined> {
  let hasPassword = false;
  let step: FoundStep | undefined;
  const { isRight } = await tryAtDoor(needs, who, email, async () => {
    hasPassword = await isRightPassword(staff?.password_hash, given.password);
    if (!hasPassword || staff === undefined) return false;
    const passkeys = await staffPasskeys.count(needs.db, staff);
    if (staff.step_since === null && passkeys === 0) return true;
    if (given.passkey) step = await findPasskeyStep(needs.db, who, staff.staff_id, given.passkey);
    else if (given.code) step = await findStep(needs.db, needs.box, staff, given.code, who.now);
    else return refuse('SECOND_STEP_NEEDED', { facts: { hasPasskey: passkeys > 0 } });
    return step !== undefined;
  });
  if (isRight) return step;
  if (!hasPassword) return refuse(whenWrong);
  return refuse(given.passkey ? 'PASSKEY_REFUSED' : 'SECOND_STEP_WRONG');
}

/** A first code of a new second step. */
export const proveCode = (
  needs: BudgetNeeds,
  who: Who,
  email: string,
  isCode: () => boolean,
): Promise<{ isRight: boolean }> => tryAtDoor(needs, who, email, async () => isCode());
