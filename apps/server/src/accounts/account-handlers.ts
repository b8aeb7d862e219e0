import type { Handler } from '../platform/http/handler.ts';
import type { AccountNeeds } from './account-needs.ts';
import { addressHandlers } from './addresses/address-calls.ts';
import { changePasswordHandler } from './change-password.ts';
import { createUserHandler } from './create-user.ts';
import { forgotPasswordHandler } from './forgot-password.ts';
import { loginHandler } from './login.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { sessionHandlers } from './session-calls.ts';
import { updateProfileHandler } from './update-profile.ts';
import { validateEmailHandler } from './validate-email.ts';

export function accountHandlers(needs: AccountNeeds): Handler[] {
  return [
    ...sessionHandlers(needs),
    loginHandler(needs),
    createUserHandler(needs),
    updateProfileHandler(needs),
    changePasswordHandler(needs),
    forgotPasswordHandler(needs),
    resetPasswordHandler(needs),
    validateEmailHandler(),
    ...addressHandlers(needs.db),
  ];
}
