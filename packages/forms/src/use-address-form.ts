import { validateAddress } from '@stagedoor/rules/addresses/address';
import { USUAL_REACH } from '@stagedoor/rules/addresses/countries';
import type { Reach } from '@stagedoor/rules/addresses/countries';
import { useForm } from './use-form.ts';
import type { Form } from './use-form.ts';
import { addressValues } from './address-values.ts';
import type { AddressValues, KnownAddress } from './address-values.ts';

export interface AddressForm extends Form<AddressValues> {
  /** The countries it offers, and the one it begins with. */
  reach: Reach;
}

/** The state of an address form, empty or filled with an address. */
export function useAddressForm(address?: KnownAddress, reach: Reach = USUAL_REACH): AddressForm {
  const form = useForm(addressValues(address, reach), (values) => validateAddress(values, reach));
  return { ...form, reach };
}
