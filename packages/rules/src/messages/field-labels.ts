import { spoken } from '../language/spoken.ts';
/** The names of the fields in forms about people, passwords and addresses. */
export const fieldLabels = spoken('field-labels', {
  email: 'Email',
  confirmEmail: 'Confirm email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  resetToken: 'Reset token',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  country: 'Country',
  streetAddress: 'Street address',
  addressLineTwo: 'Address line 2',
  city: 'City',
  state: 'State',
  stateOrProvince: 'State/Province',
  zipCode: 'Zip/Postal Code',
  phone: 'Phone',
  note: 'Note',
});
