import { spoken } from '../language/spoken.ts';
export const guestCheckoutMessages = spoken('guest-checkout', {
  contactInfo: 'Contact Info',
  confirm: 'Complete Request',
  willCall: 'Will Call',
  mobileDelivery: 'Mobile Delivery',
  noWillCall: 'No will call delivery method found',
  noMobile: 'No mobile ticket delivery method found',
  emailNotValid: (email: string) => `Please verify this email address: ${email}`,
  tooManyEmails: (most: number) => `Please name at most ${most} further email addresses`,
  requestReceived: (requestId: string) => `Thank you! Your request number is ${requestId}`,
  invitationNotValid: 'This invitation is not valid',
  invitationExpired: 'This invitation has expired',
  invitationUsedUp: 'This invitation has been used',
});
