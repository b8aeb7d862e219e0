import { fieldOf } from '@stagedoor/forms/field-of';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import { saysWhoSells, taxSettingLimits } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';

interface InvoiceFieldsProps {
  form: Form<TaxSettings>;
  mayChange: boolean;
}

/** MONEY-05: whether there are any, and who stands on them. */
export function InvoiceFields({ form, mayChange }: InvoiceFieldsProps) {
  const { issueInvoices } = form.values;
  const isNeeded = saysWhoSells(form.values);
  const address = fieldOf(form, 'sellerAddress');
  const note = fieldOf(form, 'note');
  return (
    <Panel title="Invoices">
      <Stack gap={16}>
        <Checkbox
          checked={issueInvoices}
          disabled={!mayChange}
          hint="A numbered PDF for every order that is paid from now on, and a credit note for everything that is given back. Customers get both by letter and find them with the order."
          onChange={(event) => form.choose({ issueInvoices: event.target.checked })}
        >
          Issue invoices and credit notes
        </Checkbox>
        <TextField
          form={form}
          name="legalName"
          label="Who sells, as the law names them"
          autoComplete="organization"
          maxLength={taxSettingLimits.legalName}
          optional={!isNeeded}
          readOnly={!mayChange}
        />
        <Field {...address.field} label="Address" hint="Line by line" optional={!isNeeded}>
          <TextArea
            {...address.control}
            rows={3}
            maxLength={taxSettingLimits.sellerAddress}
            readOnly={!mayChange}
          />
        </Field>
        <TextField
          form={form}
          name="taxNumber"
          label="Tax number"
          autoComplete="off"
          maxLength={taxSettingLimits.taxNumber}
          optional
          readOnly={!mayChange}
        />
        <TextField
          form={form}
          name="prefix"
          label="Before every number"
          hint="LY makes LY-2026-00001 of 2026-00001. Numbers begin anew with every year and leave none out."
          autoComplete="off"
          maxLength={taxSettingLimits.prefix}
          optional
          readOnly={!mayChange}
        />
        <Field {...note.field} label="At the foot" optional>
          <TextArea {...note.control} rows={2} maxLength={taxSettingLimits.note} readOnly={!mayChange} />
        </Field>
      </Stack>
    </Panel>
  );
}
