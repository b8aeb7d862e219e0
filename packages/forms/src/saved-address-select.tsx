import { addressText } from '@stagedoor/rules/addresses/address-lines';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { addressValues } from './address-values.ts';
import type { KeptAddress } from './address-values.ts';
import type { AddressForm } from './use-address-form.ts';

interface SavedAddressSelectProps {
  form: AddressForm;
  addresses: readonly KeptAddress[];
  /** What is to be changed, where there is an address already: chosen again it fills the form again. */
  current?: KeptAddress | null | undefined;
  /** The id of the chosen one; empty for a new address, `CURRENT_ADDRESS` for the current one. */
  value: string;
  onChange: (uuid: string) => void;
}

export const CURRENT_ADDRESS = 'current';

/** Above an address form: choosing a saved address fills it, choosing a new one clears it. */
export function SavedAddressSelect(props: SavedAddressSelectProps) {
  const { form, addresses, current, value, onChange } = props;
  function choose(uuid: string) {
    const saved = addresses.find((address) => address.uuid === uuid);
    form.reset(addressValues(uuid === CURRENT_ADDRESS ? (current ?? undefined) : saved, form.reach));
    onChange(uuid);
  }
  return (
    <Field label={addressMessages.savedAddress}>
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        {current && <option value={CURRENT_ADDRESS}>{addressMessages.currentAddress}</option>}
        <option value="">{addressMessages.newAddress}</option>
        {addresses.map((address) => (
          <option key={address.uuid} value={address.uuid}>
            {addressText(address, form.reach.home)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
