export const navigationLabels = {
  menu: 'Menu',
  subHeader: 'Sub Header',
  orderHistory: 'Order History',
  account: 'Account',
  signOut: 'Sign Out',
  help: 'Help',
  contactUs: 'Contact Us',
} as const;
