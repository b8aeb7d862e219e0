import type { Counter } from '@stagedoor/contract/calls/office/counter';
import { TextField } from '@stagedoor/forms/text-field';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { counterWays, isKeptUntilDay, LINK_MINUTES } from '@stagedoor/rules/orders/counter-ways';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { GiftLimit } from './gift-limit.tsx';
import type { CounterSale } from './use-counter-sale.ts';

interface PaymentProps {
  counter: Counter;
  sale: CounterSale;
}

/** How it is paid, or that it is not. */
export function CounterPayment({ counter, sale }: PaymentProps) {
  const { form } = sale;
  const { way } = form.values;
  const { deskGiftTickets } = counter;
  return (
    <Panel title="3. How it is paid">
      <Stack gap={16}>
        <Ways counter={counter} sale={sale} />
        {way !== 'gift' && isKeptUntilDay(way) && (
          <TextField
            form={form}
            name="untilDay"
            label="Kept until the end of"
            type="date"
            min={counter.today}
            max={counter.lastDayKept}
            autoComplete="off"
          />
        )}
        {way === 'gift' && <TextField form={form} name="reason" label="Why" autoComplete="off" />}
        {way === 'gift' && deskGiftTickets !== undefined && <GiftLimit tickets={deskGiftTickets} />}
      </Stack>
    </Panel>
  );
}

/** Those that the role may choose. */
function Ways({ counter: { giftTickets }, sale: { form } }: PaymentProps) {
  const mayTake = useMayDo('counter.take-money');
  const mayGive = useMayDo('counter.give-away');
  return (
    <RadioGroup
      legend="How it is paid"
      hideLegend
      value={form.values.way}
      onChange={(chosen) => form.choose({ way: counterWays.find((way) => way === chosen) ?? 'gift' })}
    >
      <Radio
        value="link"
        hint={`A letter with a link leaves at once. The tickets are kept for ${LINK_MINUTES} minutes.`}
      >
        By card, with a link
      </Radio>
      {mayTake && (
        <Radio value="cash" hint="You have the money in your hand. No card and no gateway is asked.">
          In cash, now
        </Radio>
      )}
      <Radio value="reserve" hint="Paid by a day that you tell, here or with the link of the letter.">
        Later, kept until a day
      </Radio>
      {mayTake && (
        <Radio
          value="invoice"
          hint="Paid to your bank account by a day that you tell. You note it when it is there."
        >
          On invoice
        </Radio>
      )}
      {mayGive && (
        <Radio
          value="gift"
          disabled={giftTickets === 0}
          hint={
            giftTickets === undefined
              ? 'Price, fees and delivery cost nothing. The reason stays in the log.'
              : counterMessages.giftLimit(giftTickets)
          }
        >
          Not at all: given away
        </Radio>
      )}
    </RadioGroup>
  );
}
