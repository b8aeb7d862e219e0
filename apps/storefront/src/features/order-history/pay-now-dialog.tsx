import { useState } from 'react';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { cardToPay } from '@stagedoor/rules/cards/cards-to-pay';
import { failedInstallmentText } from '@stagedoor/rules/plans/installment-text';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { CardPicker } from '../../parts/card-picker/card-picker.tsx';
import { KeptUntil } from '../../parts/orders/kept-until.tsx';
import { PaidNow } from './paid-now.tsx';
import { usePayNow } from './use-pay-now.ts';
import type { PayNowOutcome } from './use-pay-now.ts';
import styles from './pay-now-dialog.module.css';

interface PayNowDialogProps {
  order: Order;
  payment: ScheduledPayment;
  cards: readonly PaymentMethod[];
  /** The card that was chosen before. */
  preferred: string | undefined;
  onDone: (outcome: PayNowOutcome) => void;
  onCancel: () => void;
}

/** INSTAL-09 to INSTAL-13: what is paid, with which card, and the sentence that the button confirms. */
export function PayNowDialog({ order, payment, cards, preferred, onDone, onCancel }: PayNowDialogProps) {
  const currency = useCurrency();
  const { pay, busy, problem } = usePayNow(order, payment);
  const now = useNow();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const failed = payment.failed ? payment.paymentMethod?.uuid : undefined;
  // Every one that a bank refused stays marked, however many were tried.
  const declined = [...new Set([...refused, ...(failed ? [failed] : [])])];
  const [chosen, setChosen] = useState(preferred);
  const usable = cards.find((each) => each.uuid === chosen && canChooseCard(each, now));
  const card = usable ?? cardToPay(cards, declined, now);

  async function confirm(paying: PaymentMethod) {
    const outcome = await pay(paying);
    // What was refused is not offered again by itself.
    if (outcome === 'declined') setRefused([...declined, paying.uuid]);
    if (outcome === 'declined' || outcome === 'failed') setChosen(undefined);
    else onDone(outcome);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!busy}
      title={messages.payNow}
      actions={
        <>
          {card && (
            <p className={styles.sentence}>
              {messages.payNowQuestion(formatMoney(payment.amountCents, currency), card.lastFour)}
            </p>
          )}
          <Button look="lined" disabled={busy} onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            busy={busy}
            disabledReason={card ? undefined : cardMessages.noneChosen}
            onClick={() => card && void confirm(card)}
          >
            {messages.payNow}
          </Button>
        </>
      }
    >
      <Stack>
        <PaidNow order={order} payment={payment} />
        <Failure payment={payment} problem={problem} />
        <CardPicker
          legend={cardMessages.selectOrAdd}
          value={card?.uuid ?? null}
          declined={declined.map((uuid) => ({ uuid }))}
          onChange={({ uuid }) => setChosen(uuid)}
        />
      </Stack>
    </Dialog>
  );
}

interface FailureProps {
  payment: ScheduledPayment;
  problem: string | undefined;
}

/** Why it was not paid: what was just said, or what the last try left behind. */
function Failure({ payment, problem }: FailureProps) {
  const text = problem ?? (payment.failed ? failedInstallmentText(payment.failedMessage) : undefined);
  return (
    text && (
      <Alert tone={problem ? 'critical' : 'warning'} role={problem ? 'alert' : undefined}>
        <p>{text}</p>
        <KeptUntil payments={[payment]} />
      </Alert>
    )
  );
}
