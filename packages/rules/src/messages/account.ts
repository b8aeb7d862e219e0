import { spoken } from '../language/spoken.ts';
export const accountMessages = spoken('account', {
  heading: 'My Account',
  profile: 'Profile',
  changePassword: 'Change Password',
  savedAddresses: 'Saved Addresses',
  savedPayments: 'Saved Payments',
  orderHistory: 'ORDER HISTORY',
  userIdRequired: 'Userid required',
  currentPasswordRequired: 'Current password required',
  newPasswordRequired: 'New password required',
  passwordUpdated: 'Account password updated',
  profileUpdated: 'account profile updated',
  memberName: 'Member name',
  memberId: 'Member ID',
  emailFixed: 'Your email address is also your sign-in and cannot be changed here.',
  keptByMembership: 'Your membership keeps your name. Please change it there.',
});
