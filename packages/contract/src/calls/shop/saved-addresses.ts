import { shopCall } from '../../shop-call.ts';
import { address, savedAddressInput } from '../../entities/address.ts';
import { givenId } from '../../given.ts';
import { entity, list, maybe, uuid } from '../../wire.ts';

const oneAddress = entity('AddressAnswer', { address: ['address', address] });
const addressKey = entity('AddressKey', { userId: ['UserID', maybe(givenId)], uuid: ['AddressUUID', uuid] });

export const getSavedAddresses = shopCall({
  name: 'getSavedAddresses',
  module: 'accounts',
  path: 'user/getsavedaddresses',
  access: 'customer',
  summary: "The customer's saved addresses, the newest last.",
  input: entity('AddressListQuery', { userId: ['UserID', maybe(givenId)] }),
  output: entity('AddressList', { addresses: ['addresses', list(address)] }),
});

export const createSavedAddress = shopCall({
  name: 'createSavedAddress',
  module: 'accounts',
  path: 'user/createsavedaddress',
  access: 'customer',
  summary: 'Save an address.',
  input: savedAddressInput,
  output: oneAddress,
  refusals: ['TOO_MANY_ADDRESSES'],
});

export const updateSavedAddress = shopCall({
  name: 'updateSavedAddress',
  module: 'accounts',
  path: 'user/updatesavedaddress',
  access: 'customer',
  summary: 'Change a saved address; with its `Version`, only when nobody has changed it since.',
  input: savedAddressInput,
  output: oneAddress,
  refusals: ['NOT_FOUND', 'ADDRESS_CHANGED'],
});

export const deleteSavedAddress = shopCall({
  name: 'deleteSavedAddress',
  module: 'accounts',
  path: 'user/deletesavedaddress',
  access: 'customer',
  summary: 'Remove a saved address; requests and orders keep their own copy.',
  input: addressKey,
  output: entity('RemovedAddress', { uuid: ['AddressUUID', uuid] }),
  refusals: ['NOT_FOUND'],
});
