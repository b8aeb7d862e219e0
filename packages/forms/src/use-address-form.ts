import { validateAddress } from '@stagedoor/rules/addresses/address';
import { useForm } from './use-form.ts';
import type { Form } from './use-form.ts';
import { addressValues } from './address-values.ts';
import type { AddressValues, KnownAddress } from './address-values.ts';

export interface AddressForm extends Form<AddressValues> {
  /** The countries it offers besides the two. */
  alsoTo: readonly number[];
}

const nowhereElse: readonly number[] = [];

/** The state of an address form, empty or filled with an address. */
export function useAddressForm(address?: KnownAddress, alsoTo: readonly number[] = nowhereElse): AddressForm {
  const form = useForm(addressValues(address), (values) => validateAddress(values, alsoTo));
  return { ...form, alsoTo };
}
