export const accountMessages = {
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
} as const;
