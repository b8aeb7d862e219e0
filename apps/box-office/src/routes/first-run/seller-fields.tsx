import { fieldOf } from '@stagedoor/forms/field-of';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import type { FirstRunForm } from '@stagedoor/rules/setup/first-run-form';
import { sellerChoices } from '@stagedoor/rules/setup/seller-choices';
import type { SellerChoice } from '@stagedoor/rules/setup/seller-choices';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';

export function SellerFields({ form }: { form: Form<FirstRunForm> }) {
  return (
    <>
      <p>Who stands behind the tickets: a company, a club, a hall. All your shops belong to it.</p>
      <TextField
        form={form}
        name="sellerName"
        label="Name of the seller"
        hint="It stands on receipts and letters."
        maxLength={200}
        autoComplete="organization"
      />
      <Choice form={form} name="country" label={fieldLabels.country} />
      <Choice form={form} name="currency" label="Currency" />
      <Choice form={form} name="timeZone" label="Time zone" />
    </>
  );
}

function Choice({ form, name, label }: { form: Form<FirstRunForm>; name: SellerChoice; label: string }) {
  const { field, control } = fieldOf(form, name);
  return (
    <Field {...field} label={label} required>
      <Select {...control}>
        {sellerChoices[name].map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
