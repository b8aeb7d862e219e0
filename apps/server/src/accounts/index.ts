export { accountHandlers } from './account-handlers.ts';
export { findCustomer } from './customer-store.ts';
export { loadDemoPeople } from './demo-people.ts';
export { registerDemoMembership } from './membership/demo-membership.ts';
export { registerMembershipCall } from './membership/issue-login-token.ts';
export { recognizeCaller } from './recognize-caller.ts';
export { tidyAccounts } from './tidy-accounts.ts';
export { greeting } from './mails/greeting.ts';
