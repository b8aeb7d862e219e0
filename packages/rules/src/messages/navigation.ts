import { spoken } from '../language/spoken.ts';
export const navigationLabels = spoken('navigation', {
  menu: 'Menu',
  subHeader: 'Sub Header',
  orderHistory: 'Order History',
  account: 'Account',
  signOut: 'Sign Out',
  help: 'Help',
  contactUs: 'Contact Us',
});
