import { Actions } from '../actions.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Countdown } from '../countdown.tsx';
import { Field } from '../field.tsx';
import { FieldRow } from '../field-row.tsx';
import { Form } from '../form.tsx';
import { Select } from '../select.tsx';
import { Stack } from '../stack.tsx';
import { Stepper } from '../stepper.tsx';
import { TextInput } from '../text-input.tsx';
import { Totals } from '../totals.tsx';
import { TwoColumns } from '../two-columns.tsx';

export function CheckoutScene() {
  return (
    <Stack gap={24}>
      <Stepper
        label="Checkout"
        steps={[
          { id: 'review', label: 'Review', state: 'done', link: <a href="#checkout">Review</a> },
          { id: 'shipping', label: 'Shipping', state: 'current' },
          { id: 'delivery', label: 'Delivery', state: 'later' },
          { id: 'billing', label: 'Billing', state: 'later' },
          { id: 'confirm', label: 'Place Order', state: 'later' },
        ]}
      />
      <TwoColumns sideLabel="Current Request" side={<Summary />}>
        <Card title="Shipping" titleLevel={3}>
          <Form onSubmit={() => undefined}>
            <Stack>
              <Field label="Saved addresses">
                <Select>
                  <option>New address</option>
                </Select>
              </Field>
              <FieldRow>
                <Field label="First name">
                  <TextInput autoComplete="off" defaultValue="Robin" />
                </Field>
                <Field label="Last name">
                  <TextInput autoComplete="off" defaultValue="Vale" />
                </Field>
              </FieldRow>
              <FieldRow>
                <Field label="Zip/Postal code" error="Invalid Zip Code">
                  <TextInput autoComplete="off" defaultValue="0410" />
                </Field>
                <Field label="Phone">
                  <TextInput autoComplete="off" defaultValue="(207) 555-0148" />
                </Field>
              </FieldRow>
              <Actions spread="between">
                <Button look="lined">Back</Button>
                <Button type="submit">Continue</Button>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </TwoColumns>
    </Stack>
  );
}

function Summary() {
  return (
    <Card title="Current Request" titleLevel={3} actions={<Countdown text="08:42" />}>
      <Stack>
        <div>
          <strong>Juniper &amp; the Tides</strong>
          <p>Granite Hall, Boston MA</p>
          <p>
            <time>Tue, Dec 15, 2026, 7:30 PM</time>
          </p>
        </div>
        <Totals
          rows={[
            { key: 'level', label: 'Orchestra × 2', value: '$190.00', note: 'Row F, seats 11 and 12' },
            { key: 'fees', label: 'Fees', value: '$29.00' },
            { key: 'shipping', label: 'Shipping', value: '$12.00' },
          ]}
          total={{ label: 'Total', value: '$231.00' }}
        />
        <Button look="link">Cancel</Button>
      </Stack>
    </Card>
  );
}
