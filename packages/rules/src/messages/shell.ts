import { spoken } from '../language/spoken.ts';
export const shellMessages = spoken('shell', {
  pageNotFound: 'Page not found',
  maintenanceHeadline: "We'll be back soon",
  maintenanceDefault: 'We are making some improvements. Please come back in a little while.',
  viewOnly:
    'You see the shop as this customer does. Nothing can be changed here, and it ends after ten minutes.',
  leaveView: 'Leave',
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload',
  dismiss: 'Not now',
  loading: 'Loading',
  startFailed: 'The shop did not open',
  screenFailed: 'Something went wrong on this page',
  screenFailedHint: 'Nothing was bought or changed by this. Please try again.',
  notSignedOut: 'You are still signed in',
  sessionExpiringTitle: 'Are you still there?',
  sessionExpiring: (minutes: number) =>
    `Your session ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Renew it to keep your cart and what you have entered.`,
  sessionEnded: 'Your session has ended. Please sign in to go on.',
  renewSession: 'Renew Session',
  destroySession: 'Destroy Session',
});
