import { validateAddress } from '@stagedoor/rules/address';
import { useForm } from './use-form.ts';
import type { Form } from './use-form.ts';
import { addressValues } from './address-values.ts';
import type { AddressValues, KeptAddress } from './address-values.ts';

export type AddressForm = Form<AddressValues>;

/** The state of an address form, empty or filled with an address. */
export const useAddressForm = (address?: Partial<KeptAddress>): AddressForm =>
  useForm(addressValues(address), validateAddress);
