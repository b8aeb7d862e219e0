import { spoken } from '../language/spoken.ts';
export const savedAddressMessages = spoken('saved-addresses', {
  added: 'New address added',
  updated: 'Address updated',
  removed: 'Address removed',
  empty: 'No saved addresses yet',
  emptyHint: 'Save one here and you need not type it at the checkout.',
  add: 'Add an address',
  edit: 'Edit address',
  addressOf: (name: string, street: string) => `${name}, ${street}`,
  nowReads: 'It now reads:',
  takeNewer: 'Use that version',
  removeTitle: 'Remove address',
  removeQuestion: 'Remove this address? Your requests and orders keep their own copy of it.',
});
