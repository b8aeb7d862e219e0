import { useState } from 'react';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useNow } from '@stagedoor/screens/clock';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../../parts/shop/use-tax-words.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { SummaryPanel } from '../summary-panel.tsx';
import { billRows } from './bill-rows.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CartClock } from './cart-clock.tsx';
import type { CartTime } from './cart-clock.tsx';
import { useCheckout } from './use-checkout.ts';

/** The panel of an instant purchase: the clock, the bill, and the way out. */
export function CartSummary({ time }: { time: CartTime }) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { cart, event } = useCheckout();
  const { deliveryMethods = [] } = useOutlet();
  const [cancelling, setCancelling] = useState(false);
  const times = useTimes();
  const now = useNow();
  const goodUntil = cart.code?.goodUntil;
  return (
    <SummaryPanel
      event={event}
      rows={billRows(cart, deliveryMethods, currency)}
      total={{
        label: labels.total,
        note: underTotal(
          cart.totals.includedTaxes,
          cart.deliveryMethodUuid ? undefined : eventMessages.beforeShipping,
        ),
        value: formatMoney(cart.totals.totalCents, currency),
      }}
      clock={<CartClock time={time} />}
    >
      {goodUntil && goodUntil <= now && (
        <Alert tone="information">{codeMessages.overSince(times.formatDateTime(goodUntil))}</Alert>
      )}
      <Button look="link" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
        {labels.cancel}
      </Button>
      <CancelDialog open={cancelling} onClose={() => setCancelling(false)} />
    </SummaryPanel>
  );
}
