// The fields of an address, for any form that asks for one.
import { useState } from 'react';
import { changeCountry } from '@stagedoor/rules/addresses/address';
import { offeredCountries, UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { hasPostalCode, needsPostalCode } from '@stagedoor/rules/addresses/postal-code';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextField } from './text-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { StateField } from './state-field.tsx';
import type { AddressForm } from './use-address-form.ts';

interface AddressFieldsProps {
  form: AddressForm;
  /** What else depends on the country, such as the delivery method. */
  onCountry?: ((countryId: number) => void) | undefined;
}

export function AddressFields({ form, onCountry }: AddressFieldsProps) {
  const { companyName, addressLineTwo, note } = form.values;
  const [opened, setOpened] = useState(false);
  const showsMore = opened || companyName !== '' || addressLineTwo !== '' || note !== '';
  return (
    <Stack>
      <FieldRow>
        <TextField form={form} name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
      </FieldRow>
      {showsMore && (
        <TextField
          form={form}
          name="companyName"
          label={fieldLabels.company}
          autoComplete="organization"
          optional
        />
      )}
      <CountryField form={form} onCountry={onCountry} />
      <TextField
        form={form}
        name="addressLineOne"
        label={fieldLabels.streetAddress}
        autoComplete="address-line1"
      />
      {showsMore ? (
        <TextField
          form={form}
          name="addressLineTwo"
          label={fieldLabels.addressLineTwo}
          autoComplete="address-line2"
          optional
        />
      ) : (
        <div>
          <Button look="link" size="s" icon="plus" onClick={() => setOpened(true)}>
            {addressMessages.moreFields}
          </Button>
        </div>
      )}
      <FieldRow>
        <TextField form={form} name="city" label={fieldLabels.city} autoComplete="address-level2" />
        <StateField form={form} />
      </FieldRow>
      <FieldRow>
        <PostalCodeField form={form} />
        <PhoneField form={form} countryId={form.values.countryId} />
      </FieldRow>
      {showsMore && (
        <TextField form={form} name="note" label={fieldLabels.note} autoComplete="off" optional />
      )}
    </Stack>
  );
}

function PostalCodeField({ form }: Pick<AddressFieldsProps, 'form'>) {
  const { countryId } = form.values;
  const domestic = countryId === UNITED_STATES;
  if (!hasPostalCode(countryId)) return null;
  return (
    <TextField
      form={form}
      name="zip"
      label={fieldLabels.zipCode}
      autoComplete="postal-code"
      inputMode={domestic ? 'numeric' : 'text'}
      autoCapitalize="characters"
      optional={!needsPostalCode(countryId)}
    />
  );
}

/** Another country has other states: the chosen one is cleared. */
function CountryField({ form, onCountry }: AddressFieldsProps) {
  function choose(countryId: number) {
    const { state } = changeCountry(form.values, countryId);
    form.change({ countryId, state });
    onCountry?.(countryId);
  }
  return (
    <Field id={form.idOf('countryId')} error={form.errors.countryId} label={fieldLabels.country} required>
      <Select
        name="countryId"
        autoComplete="country"
        value={form.values.countryId ?? ''}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {offeredCountries(form.reach).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
