import { useNavigate } from 'react-router';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../../parts/shop/use-tax-words.ts';
import { levelCents } from '../../../parts/invitation/chosen-levels.ts';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { eventRowFacts } from '../event-row-facts.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';
import styles from './guest-list.module.css';

interface ChosenTicketsProps {
  chosen: readonly ChosenLevel[];
  left: number;
  collectsPayment: boolean;
}

/** LIST-15: what was chosen so far, and the button that asks for it. */
export function ChosenTickets({ chosen, left, collectsPayment }: ChosenTicketsProps) {
  const times = useTimes();
  const currency = useCurrency();
  const { outletType } = useOutlet();
  const { beforeRest } = useTaxWords();
  const navigate = useNavigate();
  const totalCents = chosen.reduce((sum, { level, quantity }) => sum + levelCents(level) * quantity, 0);
  return (
    <Card title={checkoutMessages.summaryHeading}>
      <Stack>
        {chosen.length > 0 && (
          <Totals
            rows={chosen.map(({ event, level, quantity }) => ({
              key: String(level.id),
              label: checkoutMessages.linesTimes(level.name, quantity),
              note: eventRowFacts(event, outletType, times).title,
              value: collectsPayment ? formatMoney(levelCents(level) * quantity, currency) : '',
            }))}
            total={
              collectsPayment
                ? {
                    label: labels.total,
                    note: beforeRest,
                    value: formatMoney(totalCents, currency),
                  }
                : undefined
            }
          />
        )}
        {chosen.length > 0 && left === 0 && <p className={styles.quiet}>{guestListMessages.allChosen}</p>}
        <Button
          wide
          size="l"
          disabledReason={chosen.length === 0 && guestListMessages.nothingChosen}
          onClick={() => void navigate('/checkout/g/contact-info')}
        >
          {eventListMessages.requestTickets}
        </Button>
      </Stack>
    </Card>
  );
}
