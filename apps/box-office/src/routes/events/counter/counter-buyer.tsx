import type { Counter } from '@stagedoor/contract/calls/office/counter';
import { AddressFields } from '@stagedoor/forms/address-fields';
import { EmailField } from '@stagedoor/forms/email-field';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import type { CounterSale } from './use-counter-sale.ts';
import styles from './counter.module.css';

interface BuyerProps {
  counter: Counter;
  sale: CounterSale;
}

/** Who gets them, where the letters go, and how the tickets come. */
export function CounterBuyer({ counter: { deliveries }, sale }: BuyerProps) {
  const currency = useCurrency();
  const { form, address, needsAddress, isGift } = sale;
  return (
    <Panel title="2. For whom">
      <Stack gap={16}>
        <div className={styles.pair}>
          <TextField form={form} name="firstName" label={fieldLabels.firstName} autoComplete="off" />
          <TextField form={form} name="lastName" label={fieldLabels.lastName} autoComplete="off" />
        </div>
        <EmailField form={form} name="email" label={fieldLabels.email} autoComplete="off" />
        <RadioGroup legend="Delivery" value={sale.deliveryUuid} onChange={sale.setDelivery}>
          {deliveries.map(({ uuid, name, priceCents }) => (
            <Radio
              key={uuid}
              value={uuid}
              hint={priceCents > 0 && !isGift ? formatMoney(priceCents, currency) : undefined}
            >
              {name}
            </Radio>
          ))}
        </RadioGroup>
        {needsAddress && (
          <Stack gap={16}>
            <FormErrors form={address} />
            <AddressFields form={address} />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
