import { getTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import type { ToldTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import { fieldOf } from '@stagedoor/forms/field-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form as FormState } from '@stagedoor/forms/use-form';
import { sellerChoices } from '@stagedoor/rules/setup/seller-choices';
import { taxSettingLimits } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { ChangedMeanwhile } from '../../../parts/changed/changed-meanwhile.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { useTaxSettings } from './use-tax-settings.ts';

const names: Readonly<Record<keyof TaxSettings, string>> = {
  taxes: 'Taxes',
  taxName: 'Name of the tax',
  country: 'Country',
  timeZone: 'Zone',
  issueInvoices: 'Invoices',
  legalName: 'Who sells',
  sellerAddress: 'Address',
  taxNumber: 'Tax number',
  prefix: 'Before every number',
  note: 'At the foot',
};

const valueText = (value: TaxSettings[keyof TaxSettings]): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value;

/** How does this seller show taxes, and who stands on its invoices? */
export function TaxesRoom() {
  usePageTitle('Taxes and invoices – Set-up');
  const answer = useOfficeAnswer(getTaxSettings, {});
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title="Taxes and invoices"
        facts="For all outlets of the seller. What was sold keeps the taxes that it was sold with."
      />
      <Answered answer={answer} what="Taxes and invoices">
        {(told) => <TaxesForm told={told} />}
      </Answered>
    </>
  );
}

function TaxesForm({ told }: { told: ToldTaxSettings }) {
  const mayChange = useMayDo('setup.change');
  const { form, submit, busy, theirs, setTheirs, takeTheirs, save } = useTaxSettings(told);
  return (
    <Form onSubmit={submit} busy={busy} aria-label="Taxes and invoices">
      <Stack gap={16}>
        {told.keptByFiles && (
          <Alert title="Files describe this seller">
            What its seller.yaml says counts again with the next import.
          </Alert>
        )}
        <FormErrors form={form} />
        <HomeFields form={form} mayChange={mayChange} />
        <TaxFields form={form} mayChange={mayChange} />
        <InvoiceFields form={form} mayChange={mayChange} />
        {mayChange && (
          <Actions>
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </Actions>
        )}
      </Stack>
      {theirs && (
        <ChangedMeanwhile
          open
          theirName={theirs.who}
          fields={keysOf(names).map((key) => ({
            name: names[key],
            theirs: valueText(theirs.settings[key]),
            yours: valueText(form.values[key]),
          }))}
          onTheirs={takeTheirs}
          onYours={() => void save(theirs.settings)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Form>
  );
}

/** PROG-09: where the seller is at home, and by whose clock it speaks. */
function HomeFields({ form, mayChange }: { form: FormState<TaxSettings>; mayChange: boolean }) {
  const country = fieldOf(form, 'country');
  const zone = fieldOf(form, 'timeZone');
  return (
    <Panel title="Where the seller is at home">
      <Stack gap={16}>
        <Field
          {...country.field}
          label="Country"
          hint="Addresses begin there, and what goes there goes by domestic mail"
        >
          <Select {...country.control} disabled={!mayChange}>
            {choicesWith('country', form.values.country)}
          </Select>
        </Field>
        <Field
          {...zone.field}
          label="Zone"
          hint="Everything is told by its clock: shops, letters, tickets and this box office; days and years begin by it"
        >
          <Select {...zone.control} disabled={!mayChange}>
            {choicesWith('timeZone', form.values.timeZone)}
          </Select>
        </Field>
      </Stack>
    </Panel>
  );
}

/** What is kept stands among them, also under a name that this browser does not list. */
const choicesWith = (of: 'country' | 'timeZone', kept: string) => {
  const offered = sellerChoices[of];
  const all = offered.some(({ value }) => value === kept)
    ? offered
    : [{ value: kept, name: kept }, ...offered];
  return all.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
};

function TaxFields({ form, mayChange }: { form: FormState<TaxSettings>; mayChange: boolean }) {
  const { taxes } = form.values;
  return (
    <Panel title="Taxes">
      <Stack gap={16}>
        <RadioGroup
          legend="What customers see"
          name="taxes"
          value={taxes}
          onChange={(value) => form.choose({ taxes: value === 'included' ? 'included' : 'added' })}
        >
          <Radio value="added" disabled={!mayChange} hint="As in the United States: added at the checkout">
            Taxes come on top of prices
          </Radio>
          <Radio value="included" disabled={!mayChange} hint="As in Europe: the price seen is the price paid">
            Prices contain their taxes
          </Radio>
        </RadioGroup>
        {taxes === 'included' && (
          <TextField
            form={form}
            name="taxName"
            label="What the tax is called"
            hint="VAT, TVA, GST: receipts and invoices say it beside rate and amount"
            autoComplete="off"
            maxLength={taxSettingLimits.taxName}
            readOnly={!mayChange}
          />
        )}
      </Stack>
    </Panel>
  );
}
