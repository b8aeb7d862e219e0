import { locale } from '../language/locale.ts';

/** What the rooms say in which a shop is built, and what their server says no with. */
export const setupMessages = {
  linkRefused:
    'This link has been used, is older than a day, or there is a shop here by now. A new start of the server prints a new one.',
  sellerNameNeeded: 'Please say who sells',
  outletNameNeeded: 'Please give the shop a name',
  hostNeeded: 'Please say where the shop shall be found',
  notOffered: 'Please choose one of those that are offered',
  taxNameNeeded: 'Please say what the tax is called',
  zoneNeeded: 'Please name a zone such as Europe/Paris',
  legalNameNeeded: 'An invoice needs the name of who sells',
  sellerAddressNeeded: 'An invoice needs the address of who sells',
  undoneAlready: 'It was undone already.',
  changedSince: 'It stays: the same was changed again since then.',
  orderedSince: (orders: number) =>
    orders === 1
      ? 'It stays: one order was placed on it.'
      : `It stays: ${orders.toLocaleString(locale())} orders were placed on it.`,
  gettingReady: 'We are getting ready. Please come back soon.',
  notReady: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Something is still missing before it can open.'
      : `Still missing before it can open: ${missing.join('; ')}`,
} as const;
