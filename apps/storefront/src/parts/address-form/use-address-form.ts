import type { Address } from '@stagedoor/contract/entities/address';
import { validateAddress } from '@stagedoor/rules/address';
import { useForm } from '../form/use-form.ts';
import type { Form } from '../form/use-form.ts';
import { addressValues } from './address-values.ts';
import type { AddressValues } from './address-values.ts';

export type AddressForm = Form<AddressValues>;

/** The state of an address form, empty or filled with an address. */
export const useAddressForm = (address?: Partial<Address>): AddressForm =>
  useForm(addressValues(address), validateAddress);
