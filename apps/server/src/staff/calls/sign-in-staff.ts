import { signInStaff } from '@stagedoor/contract/calls/office/staff-session';
import { validateStaffSignIn } from '@stagedoor/rules/staff/staff-forms';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { enterOffice } from '../enter-office.ts';
import { handleAtDoor } from '../handle-door.ts';
import { proveWho } from '../prove-who.ts';
import { findStaffByEmail } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const signInStaffHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(signInStaff, async ({ email, password, code, passkey, remember }, caller) => {
    requireValid(validateStaffSignIn({ email, password }));
    const staff = await findStaffByEmail(needs.db, email);
    const step = await proveWho(needs, caller, email, staff, { password, code, passkey });
    return enterOffice(needs, caller, { staff, step, remember });
  });
