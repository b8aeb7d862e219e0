import type { Module, Platform } from '../platform/module.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import { addressHandlers } from './addresses/address-calls.ts';
import { changePasswordHandler } from './change-password.ts';
import { createUserHandler } from './create-user.ts';
import { forgotPasswordHandler } from './forgot-password.ts';
import { loginHandler } from './login.ts';
import { registerDemoMembership } from './membership/demo-membership.ts';
import { registerMembershipCall } from './membership/issue-login-token.ts';
import { accountSamples } from './mails/account-samples.ts';
import { changeAddressHandler } from './office/change-address.ts';
import { customerOfficeHandlers } from './office/correct-customer.ts';
import type { CustomerOfficeNeeds } from './office/correct-customer.ts';
import { personalAccount } from './office/personal-account.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { sessionHandlers } from './session-calls.ts';
import { shopReception } from './shop-reception.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { updateProfileHandler } from './update-profile.ts';
import { validateEmailHandler } from './validate-email.ts';
import { openedViews } from './view/opened-views.ts';
import { registerView } from './view/register-view.ts';
import { viewAsCustomerHandler } from './view/view-as-customer.ts';

interface AccountsNeeds extends Platform, CustomerOfficeNeeds {
  directory: OutletDirectory;
}

export function openAccounts(needs: AccountsNeeds): Module {
  const { db, membershipSecrets: secrets } = needs;
  return {
    reception: shopReception(needs),
    handlers: [
      ...sessionHandlers(needs),
      loginHandler(needs),
      createUserHandler(needs),
      updateProfileHandler(needs),
      changePasswordHandler(needs),
      forgotPasswordHandler(needs),
      resetPasswordHandler(needs),
      validateEmailHandler(),
      ...addressHandlers(db),
      ...customerOfficeHandlers(needs),
      viewAsCustomerHandler(needs),
      changeAddressHandler(needs),
    ],
    personalData: [personalAccount],
    opened: [openedViews],
    letterSamples: accountSamples(needs),
    jobs: [{ name: 'tidy accounts', everySeconds: 300, run: (now) => tidyAccounts(db, now) }],
    register: async (http) => {
      await registerMembershipCall(http, { ...needs, secrets });
      registerView(http, needs);
      if (needs.demoTools) registerDemoMembership(http, { ...needs, secrets });
    },
  };
}
