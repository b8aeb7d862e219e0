import { useState } from 'react';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { failedInstallmentText } from '@stagedoor/rules/installment-text';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatUsd } from '@stagedoor/rules/money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { Stack } from '@stagedoor/ui/stack';
import { usePayNow } from './use-pay-now.ts';

interface PayNowProps {
  order: Order;
  payment: ScheduledPayment;
  /** The card that is chosen for it. */
  card: PaymentMethod | null;
  /** Shows the cards to choose from; none where they are shown already. */
  onOtherCard: (() => void) | undefined;
}

/** INSTAL-09 to INSTAL-13: what became of a payment, and the way to make it now. */
export function PayNow({ order, payment, card, onOtherCard }: PayNowProps) {
  const { pay, busy, problem } = usePayNow(order, payment);
  const [asking, setAsking] = useState(false);
  const [paidHere, setPaidHere] = useState(false);

  async function confirm(chosen: PaymentMethod) {
    setPaidHere(await pay(chosen));
    setAsking(false);
  }

  if (payment.captured) {
    return (
      paidHere && (
        <Alert tone="good" role="status">
          {messages.captured}
        </Alert>
      )
    );
  }
  if (payment.charging) return <Alert role="status">{messages.chargingHint}</Alert>;
  return (
    <>
      <Failure payment={payment} problem={problem} onOtherCard={onOtherCard} />
      {payment.payNowIsAvailable && (
        <Stack row>
          <Button
            look={payment.failed ? 'primary' : 'washed'}
            disabledReason={card ? undefined : cardMessages.noneChosen}
            onClick={() => setAsking(true)}
          >
            {messages.payNow}
          </Button>
        </Stack>
      )}
      {card && (
        <ConfirmDialog
          open={asking}
          title={messages.payNow}
          description={messages.payNowQuestion(formatUsd(payment.amountCents), card.lastFour)}
          confirmLabel={messages.payNow}
          cancelLabel={labels.cancel}
          busy={busy}
          onConfirm={() => void confirm(card)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface FailureProps {
  payment: ScheduledPayment;
  problem: string | undefined;
  onOtherCard: (() => void) | undefined;
}

/** Why it was not paid: what was just said, or what the last try left behind. */
function Failure({ payment, problem, onOtherCard }: FailureProps) {
  const text = problem ?? (payment.failed ? failedInstallmentText(payment.failedMessage) : undefined);
  if (!text) return null;
  return (
    <Alert
      tone={problem ? 'critical' : 'warning'}
      role={problem ? 'alert' : undefined}
      actions={
        onOtherCard && (
          <Button look="lined" size="s" onClick={onOtherCard}>
            {cardMessages.selectOrAdd}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
