import { countryAbroad, regionLabel } from '@stagedoor/rules/addresses/countries-abroad';
import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { statesOf } from '@stagedoor/rules/addresses/states';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { fieldOf } from './field-of.ts';
import { TextField } from './text-field.tsx';
import type { AddressForm } from './use-address-form.ts';

/** A choice where the country has a list of states, free text elsewhere; nothing where addresses name none. */
export function StateField({ form }: { form: AddressForm }) {
  const { countryId } = form.values;
  const abroad = countryAbroad(countryId);
  if (abroad)
    return abroad.region ? (
      <TextField
        form={form}
        name="state"
        label={regionLabel(abroad.region)}
        autoComplete="address-level1"
        optional={!abroad.region.required}
      />
    ) : null;
  const states = statesOf(countryId);
  const label = countryId === UNITED_STATES ? fieldLabels.state : fieldLabels.stateOrProvince;
  if (!states) return <TextField form={form} name="state" label={label} autoComplete="address-level1" />;
  const { field, control } = fieldOf(form, 'state');
  return (
    <Field {...field} label={label} required>
      <Select {...control} autoComplete="address-level1">
        <option value="">{formMessages.choose}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
