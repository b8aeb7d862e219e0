import { getTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import type { ToldTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form as FormState } from '@stagedoor/forms/use-form';
import { taxSettingLimits } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
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
        <TextField
          form={form}
          name="timeZone"
          label="Zone"
          hint="Such as Europe/Paris: by whose clock a year of invoices begins"
          autoComplete="off"
          maxLength={taxSettingLimits.timeZone}
          readOnly={!mayChange}
        />
      </Stack>
    </Panel>
  );
}
