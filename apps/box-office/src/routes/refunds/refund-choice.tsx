import type { Refund, RefundLine } from '@stagedoor/contract/calls/office/refunds';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/money/use-currency.ts';
import styles from './refunds.module.css';
import type { Choice } from './refund-words.ts';

interface RefundChoiceProps {
  refund: Refund;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** Which tickets, with or without fees and shipping, and where the seats go. */
export function RefundChoice({ refund, choice, onChange }: RefundChoiceProps) {
  const currency = useCurrency();
  const hasFees = refund.lines.some(({ unitFeesCents }) => unitFeesCents > 0);
  return (
    <Stack gap={12}>
      {refund.lines.map((line) => (
        <LineChoice key={line.lineId} line={line} choice={choice} onChange={onChange} />
      ))}
      {hasFees && (
        <Checkbox
          checked={choice.withFees}
          onChange={() => onChange({ ...choice, withFees: !choice.withFees })}
        >
          With their fees
        </Checkbox>
      )}
      {refund.shippingCents > 0 && (
        <Checkbox
          checked={choice.withShipping}
          onChange={() => onChange({ ...choice, withShipping: !choice.withShipping })}
        >
          With the shipping, {formatMoney(refund.shippingCents, currency)}
        </Checkbox>
      )}
      {!refund.isDrawn && (
        <RadioGroup
          legend="The seats"
          value={choice.seats}
          onChange={(seats) => onChange({ ...choice, seats: seats as Choice['seats'] })}
        >
          <Radio value="stock">Go on sale again</Radio>
          <Radio value="house">Are kept off sale</Radio>
        </RadioGroup>
      )}
    </Stack>
  );
}

function LineChoice({ line, choice, onChange }: Omit<RefundChoiceProps, 'refund'> & { line: RefundLine }) {
  const currency = useCurrency();
  if (line.tickets.length === 0) return null;
  const toggle = (ticketId: number) => {
    const isChosen = choice.ticketIds.includes(ticketId);
    const ticketIds = isChosen
      ? choice.ticketIds.filter((id) => id !== ticketId)
      : [...choice.ticketIds, ticketId];
    onChange({ ...choice, ticketIds });
  };
  return (
    <fieldset className={styles.line}>
      <legend>
        {line.level}, {line.show}, {formatMoney(line.unitPriceCents, currency)} each
        {line.takenTickets > 0 && `, ${line.takenTickets} of ${line.quantity} gone already`}
      </legend>
      <div className={styles.tickets}>
        {line.tickets.map(({ ticketId, seat }, index) => (
          <Checkbox
            key={ticketId}
            checked={choice.ticketIds.includes(ticketId)}
            onChange={() => toggle(ticketId)}
          >
            {seat ?? `Ticket ${index + 1}`}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
