import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { Field } from '../field.tsx';
import { FieldRow } from '../field-row.tsx';
import { Form } from '../form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { QuantitySelect } from '../quantity-select.tsx';
import { Radio } from '../radio.tsx';
import { RadioCard } from '../radio-card.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Select } from '../select.tsx';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { useState } from 'react';
import styles from './gallery.module.css';

export function FormPieces() {
  return (
    <Stack gap={24}>
      <ErrorForm />
      <div className={styles.halves}>
        <Card title="Fields" titleLevel={3}>
          <Stack>
            <Field label="Email" hint="We send the tickets here.">
              <TextInput type="email" autoComplete="off" placeholder="robin@example.com" />
            </Field>
            <Field label="Password">
              <PasswordInput autoComplete="off" defaultValue="lanterns7" />
            </Field>
            <Field label="Address line 2" optional>
              <TextInput autoComplete="off" />
            </Field>
            <Field label="Userid">
              <TextInput readOnly value="robin@example.com" />
            </Field>
            <Field label="First name">
              <TextInput disabled value="Robin" />
            </Field>
            <Field label="Note to the box office">
              <TextArea defaultValue={'Two wheelchair places, please.\nNear the aisle.'} />
            </Field>
          </Stack>
        </Card>
        <Choices />
      </div>
    </Stack>
  );
}

function ErrorForm() {
  const [attempt, setAttempt] = useState(0);
  const mistakes = attempt > 0;
  return (
    <Card title="Shipping" titleLevel={3}>
      <Form onSubmit={() => setAttempt(attempt + 1)}>
        <Stack>
          <ErrorSummary
            attempt={attempt}
            errors={
              mistakes
                ? [
                    { id: 'gallery-zip', message: 'Invalid Zip Code' },
                    { id: 'gallery-delivery', message: 'Delivery Method Required' },
                  ]
                : []
            }
          />
          <FieldRow>
            <Field label="City">
              <TextInput autoComplete="off" defaultValue="Portland" />
            </Field>
            <Field label="State">
              <Select defaultValue="Maine">
                <option>Maine</option>
                <option>New York</option>
              </Select>
            </Field>
          </FieldRow>
          <FieldRow>
            <Field
              label="Zip/Postal code"
              id="gallery-zip"
              required
              error={mistakes ? 'Invalid Zip Code' : undefined}
            >
              <TextInput autoComplete="off" inputMode="numeric" defaultValue="0410" />
            </Field>
            <Field label="Phone" hint="For the courier only.">
              <TextInput type="tel" autoComplete="off" defaultValue="(207) 555-0148" />
            </Field>
          </FieldRow>
          <DeliveryChoice error={mistakes ? 'Delivery Method Required' : undefined} />
          <Stack row spread="end">
            <Button type="submit">Continue</Button>
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}

function DeliveryChoice({ error }: { error?: string | undefined }) {
  const [delivery, setDelivery] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Delivery"
      id="gallery-delivery"
      value={delivery}
      onChange={setDelivery}
      error={delivery ? undefined : error}
    >
      <RadioCard value="ups" title="UPS Ground" aside="$12.00" description="Three to five working days." />
      <RadioCard
        value="express"
        title="UPS Next Day Air, signature required at the door"
        aside="$38.00"
        description="Not to post office boxes."
      />
      <RadioCard
        value="will-call"
        title="Will Call"
        aside={<Tag>Not for this event</Tag>}
        disabled
        description="Pick up at the box office."
      />
    </RadioGroup>
  );
}

function Choices() {
  const [quantity, setQuantity] = useState(2);
  const [answer, setAnswer] = useState<string | null>('any');
  return (
    <Card title="Choices" titleLevel={3}>
      <Stack>
        <Field label="Country">
          <Select>
            <option>United States</option>
            <option>Canada</option>
          </Select>
        </Field>
        <Stack row spread="between">
          <span>Orchestra</span>
          <QuantitySelect
            label="Quantity, Orchestra"
            values={[0, 1, 2, 3, 4]}
            value={quantity}
            onChange={setQuantity}
          />
        </Stack>
        <RadioGroup legend="Which level?" value={answer} onChange={setAnswer}>
          <Radio value="any">Any level up to mine</Radio>
          <Radio value="only" hint="Opting out may decrease your chances of getting tickets.">
            Only this level
          </Radio>
          <Radio value="none" disabled>
            None
          </Radio>
        </RadioGroup>
        <Stack gap={4}>
          <Checkbox defaultChecked>Remember me</Checkbox>
          <Checkbox error="Accept the terms to go on">
            I accept the <a href="#forms">terms</a> and the <a href="#forms">privacy policy</a>
          </Checkbox>
          <Checkbox disabled defaultChecked>
            Already chosen
          </Checkbox>
        </Stack>
      </Stack>
    </Card>
  );
}
