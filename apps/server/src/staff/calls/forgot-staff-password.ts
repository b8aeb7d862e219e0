import { setTimeout as pause } from 'node:timers/promises';
import { forgotStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { waitBetweenResetMails } from '@stagedoor/rules/accounts/sign-in-limits';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { queueMail } from '../../mail/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { INSTALLATION, takeTry, tryKey } from '../../platform/tries/take-try.ts';
import { handleAtDoor } from '../handle-door.ts';
import { staffLetterhead } from '../mails/staff-letterhead.ts';
import { ownPasswordMail } from '../mails/staff-mails.ts';
import { linkAddress, makePasswordLink, officeOriginOf } from '../make-link.ts';
import type { DoorCaller } from '../office-caller.ts';
import { rolesOf } from '../role-store.ts';
import { findStaffByEmail } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

const FORGET_SECONDS = 24 * 3600;
/** Longer than it takes to write a letter, so that the time tells nobody whether one was written. */
const ANSWER_MS = 150;

/** Who gets a letter: somebody who works here, and has not just got one. */
async function whoAsks(needs: StaffNeeds, { now }: DoorCaller, email: string) {
  const budget = {
    key: tryKey(INSTALLATION, 'reset mail', emailKey(email)),
    waitAfter: waitBetweenResetMails,
    forgetSeconds: FORGET_SECONDS,
  };
  const tried = await takeTry(needs.db, [budget], now);
  const staff = await findStaffByEmail(needs.db, email);
  const [role] = staff ? await rolesOf(needs.db, staff.staff_id) : [];
  const from = role && (await staffLetterhead(needs, role.sellerId));
  return staff && role && from && !('waitSeconds' in tried)
    ? { staff, from, sellerId: role.sellerId }
    : undefined;
}

async function sendLink(needs: StaffNeeds, caller: DoorCaller, email: string): Promise<void> {
  const { changeAs, now } = caller;
  const who = await whoAsks(needs, caller, email);
  if (!who) {
    // Nobody is told, the log neither: it would fill up with whatever strangers type.
    return changeAs({ by: 'job', sellerId: undefined }, async ({ unchanged }) => unchanged(undefined));
  }
  const { staff, from, sellerId } = who;
  const origin = await officeOriginOf(needs, sellerId);
  await changeAs({ by: { staffId: staff.staff_id }, sellerId }, async ({ tx, record }) => {
    const link = await makePasswordLink(tx, staff, now);
    await queueMail(tx, ownPasswordMail(from, staff.email, linkAddress(origin, link)), now);
    record({
      action: 'staff.password-link-sent',
      subject: { kind: 'staff', id: staff.staff_id },
      after: { askedFor: 'at the door' },
    });
  });
}

/** The same answer, after the same time, whether or not anybody works here under this address. */
export const forgotStaffPasswordHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(forgotStaffPassword, async ({ email }, caller) => {
    requireValid(validateStaffEmail({ email }));
    await Promise.all([sendLink(needs, caller, email), pause(ANSWER_MS)]);
    return {};
  });
