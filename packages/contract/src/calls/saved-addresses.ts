import { call } from '../call.ts';
import { address, savedAddressInput } from '../entities/address.ts';
import { entity, id, list, maybe, uuid } from '../wire.ts';

const oneAddress = entity('AddressAnswer', { address: ['address', address] });
const addressKey = entity('AddressKey', { userId: ['UserID', maybe(id)], uuid: ['AddressUUID', uuid] });

export const getSavedAddresses = call({
  name: 'getSavedAddresses',
  path: 'user/getsavedaddresses',
  access: 'customer',
  summary: "The customer's saved addresses, the newest last.",
  input: entity('AddressListQuery', { userId: ['UserID', maybe(id)] }),
  output: entity('AddressList', { addresses: ['addresses', list(address)] }),
});

export const createSavedAddress = call({
  name: 'createSavedAddress',
  path: 'user/createsavedaddress',
  access: 'customer',
  summary: 'Save an address.',
  input: savedAddressInput,
  output: oneAddress,
  refusals: ['TOO_MANY_ADDRESSES'],
});

export const updateSavedAddress = call({
  name: 'updateSavedAddress',
  path: 'user/updatesavedaddress',
  access: 'customer',
  summary: 'Change a saved address; with its `Version`, only when nobody has changed it since.',
  input: savedAddressInput,
  output: oneAddress,
  refusals: ['NOT_FOUND', 'ADDRESS_CHANGED'],
});

export const deleteSavedAddress = call({
  name: 'deleteSavedAddress',
  path: 'user/deletesavedaddress',
  access: 'customer',
  summary: 'Remove a saved address; requests and orders keep their own copy.',
  input: addressKey,
  output: entity('RemovedAddress', { uuid: ['AddressUUID', uuid] }),
  refusals: ['NOT_FOUND'],
});
