import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import { getSavedAddressesHandler } from './calls/get-saved-addresses.ts';
import { createSavedAddressHandler } from './calls/create-saved-address.ts';
import { updateSavedAddressHandler } from './calls/update-saved-address.ts';
import { deleteSavedAddressHandler } from './calls/delete-saved-address.ts';
import { changePasswordHandler } from './calls/change-password.ts';
import { createUserHandler } from './calls/create-user.ts';
import { forgotPasswordHandler } from './calls/forgot-password.ts';
import { loginHandler } from './calls/login.ts';
import { addCustomerPasskeyHandler } from './calls/add-customer-passkey.ts';
import { askCustomerPasskeyHandler } from './calls/ask-customer-passkey.ts';
import { beginCustomerPasskeyHandler } from './calls/begin-customer-passkey.ts';
import { deleteCustomerPasskeyHandler } from './calls/delete-customer-passkey.ts';
import { getCustomerPasskeysHandler } from './calls/get-customer-passkeys.ts';
import { loginWithPasskeyHandler } from './calls/login-with-passkey.ts';
import { registerDemoMembership } from './membership/demo-membership.ts';
import { registerMembershipCall } from './membership/issue-login-token.ts';
import { accountSamples } from './mails/account-samples.ts';
import { changeCustomerAddressHandler } from './calls/change-customer-address.ts';
import { correctCustomerHandler } from './calls/correct-customer.ts';
import { sendCustomerResetLinkHandler } from './calls/send-customer-reset-link.ts';
import { endCustomerSessionsHandler } from './calls/end-customer-sessions.ts';
import type { CustomerOfficeNeeds } from './office/require-customer.ts';
import { personalAccount } from './office/personal-account.ts';
import { resetPasswordHandler } from './calls/reset-password.ts';
import { startSessionHandler } from './calls/start-session.ts';
import { checkSessionHandler } from './calls/check-session.ts';
import { checkOutletPasswordHandler } from './calls/check-outlet-password.ts';
import { shopReception } from './shop-reception.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { setLanguageHandler } from './calls/set-language.ts';
import { updateProfileHandler } from './calls/update-profile.ts';
import { validateEmailHandler } from './calls/validate-email.ts';
import { openedViews } from './view/opened-views.ts';
import { registerView } from './view/register-view.ts';
import { viewAsCustomerHandler } from './calls/view-as-customer.ts';

interface AccountsNeeds extends Platform, CustomerOfficeNeeds {
  directory: OutletDirectory;
}

export function openAccounts(needs: AccountsNeeds): OfficeModule<'accounts'> {
  const { db, membershipSecrets: secrets } = needs;
  return {
    reception: shopReception(needs),
    handlers: [
      startSessionHandler(needs),
      checkSessionHandler(needs),
      checkOutletPasswordHandler(needs),
      loginHandler(needs),
      createUserHandler(needs),
      setLanguageHandler(needs),
      updateProfileHandler(needs),
      changePasswordHandler(needs),
      forgotPasswordHandler(needs),
      resetPasswordHandler(needs),
      validateEmailHandler(),
      askCustomerPasskeyHandler(db),
      loginWithPasskeyHandler(needs),
      getCustomerPasskeysHandler(db),
      beginCustomerPasskeyHandler(needs),
      addCustomerPasskeyHandler(needs),
      deleteCustomerPasskeyHandler(db),
      getSavedAddressesHandler(db),
      createSavedAddressHandler(db),
      updateSavedAddressHandler(db),
      deleteSavedAddressHandler(db),
      correctCustomerHandler(needs),
      sendCustomerResetLinkHandler(needs),
      endCustomerSessionsHandler(needs),
      viewAsCustomerHandler(needs),
      changeCustomerAddressHandler(needs),
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
