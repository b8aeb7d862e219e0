import { signInWithPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enterOffice } from '../enter-office.ts';
import { handleAtDoor } from '../handle-door.ts';
import { verifyPasskey } from '../../platform/passkeys/verify-passkey.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import { findStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const signInWithPasskeyHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(signInWithPasskey, async ({ passkey: given, remember }, caller) => {
    const proven = (await verifyPasskey(staffPasskeys, needs.db, caller, given)) ?? refuse('PASSKEY_REFUSED');
    const staff = await findStaff(needs.db, proven.passkey.staff_id);
    return enterOffice(needs, caller, { staff, step: { kind: 'passkey', ...proven }, remember });
  });
