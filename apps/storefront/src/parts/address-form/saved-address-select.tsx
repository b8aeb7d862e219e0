import type { Address } from '@stagedoor/contract/entities/address';
import { addressLines } from '@stagedoor/rules/address-lines';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { addressValues } from './address-values.ts';
import type { AddressForm } from './use-address-form.ts';

interface SavedAddressSelectProps {
  form: AddressForm;
  addresses: readonly Address[];
  /** The id of the chosen one; empty for a new address. */
  value: string;
  onChange: (uuid: string) => void;
}

/** Above an address form: choosing a saved address fills it, choosing a new one clears it. */
export function SavedAddressSelect({ form, addresses, value, onChange }: SavedAddressSelectProps) {
  function choose(uuid: string) {
    form.reset(addressValues(addresses.find((address) => address.uuid === uuid)));
    onChange(uuid);
  }
  return (
    <Field label={addressMessages.savedAddress}>
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{addressMessages.newAddress}</option>
        {addresses.map((address) => (
          <option key={address.uuid} value={address.uuid}>
            {addressLines({ ...address, countryId: address.countryId ?? null }).join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
