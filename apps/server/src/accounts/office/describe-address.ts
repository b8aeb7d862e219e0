import type { OfficeAddress } from '@stagedoor/contract/calls/office/one-order';
import type { Address } from '@stagedoor/contract/entities/address';

/** An address in the office's own names. */
export const describeAddress = (address: Address): OfficeAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  companyName: address.companyName,
  addressLineOne: address.addressLineOne,
  addressLineTwo: address.addressLineTwo,
  city: address.city,
  state: address.state,
  zip: address.zip,
  countryId: address.countryId,
  phone: address.phone,
  note: address.note,
});
