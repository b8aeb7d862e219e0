import { useEffect, useId } from 'react';
import type { CartLine } from '@stagedoor/contract/entities/cart';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { useCurrency } from '../../../parts/shop/use-currency.ts';

type SeatInfo = CartLine['seatInfo'];

interface SeatChoiceProps {
  line: CartLine;
  others: SeatInfo;
  keepsOthers: boolean;
  onChoose: (keepsOthers: boolean) => void;
  /** They have just been found: whoever asked for them is led there. */
  isNew: boolean;
}

const namesOf = ({ manifest }: SeatInfo): string => seatLines(manifest).join('; ');

const wordsOf = (hint: string, { together }: SeatInfo): string =>
  together ? hint : `${hint} ${messages.notTogether}`;

/** The seats that were found first, and the others: both are held until one of them is confirmed. */
export function SeatChoice({ line, others, keepsOthers, onChoose, isNew }: SeatChoiceProps) {
  const id = useId();
  useEffect(() => {
    if (isNew) document.getElementById(id)?.focus();
  }, [id, isNew]);
  const price = formatMoney((line.priceCents + line.feesCents) * line.quantity, useCurrency());
  return (
    <RadioGroup
      id={id}
      legend={messages.seatsOrOthers}
      value={keepsOthers ? 'others' : 'own'}
      onChange={(value) => onChoose(value === 'others')}
    >
      <RadioCard
        value="own"
        title={namesOf(line.seatInfo)}
        description={wordsOf(messages.heldForYou, line.seatInfo)}
        aside={price}
      />
      <RadioCard
        value="others"
        title={namesOf(others)}
        description={wordsOf(messages.alsoHeld, others)}
        aside={price}
      />
    </RadioGroup>
  );
}
