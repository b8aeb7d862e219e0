export const savedAddressMessages = {
  added: 'New address added',
  updated: 'Address updated',
  removed: 'Address removed',
  removeQuestion: 'Remove this address? Your requests and orders keep their own copy of it.',
} as const;
