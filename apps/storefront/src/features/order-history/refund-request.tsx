import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { requestItemRefund } from '@stagedoor/contract/calls/shop/order-history';
import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatUsd } from '@stagedoor/rules/money/money';
import { refundButton } from '@stagedoor/rules/orders/refund-button';
import { Button } from '@stagedoor/ui/button';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useOrderSend } from './use-order-send.ts';
import detail from '../../parts/history/event-detail.module.css';
import styles from './event-detail.module.css';

interface RefundRequestProps {
  order: Order;
  event: OrderEvent;
  line: OrderLine;
}

/** HIST-ORD-13 to HIST-ORD-15: asks for a refund of a line, after the event's own warning, and takes it back. */
export function RefundRequest({ order, event, line }: RefundRequestProps) {
  const { send, busy } = useOrderSend(requestItemRefund);
  const [asking, setAsking] = useState(false);
  const hintId = useId();
  const { refundWindow, refundAlert } = event;
  const requested = line.refundRequested;
  const button = refundButton({
    allowsRefund: event.allowRefund && line.allowRefund,
    canceled: line.canceled,
    requested,
    windowOpen: refundWindow.open,
    upgradeRequested: event.upgradeItemId === line.itemId,
  });
  if (!button) return null;

  async function change(wanted: boolean) {
    await send(
      { order: order.id, priceLevelIds: [line.priceLevelId], requested: wanted },
      wanted ? messages.refundSent : messages.refundTakenBack,
    );
    setAsking(false);
  }

  const press = () => (requested ? void change(false) : setAsking(true));
  const windowText = refundWindow.open ? refundWindow.openText : refundWindow.closedText;
  const hint = [button.reason ?? windowText, requested && button.enabled && messages.refundUndoHint]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.ask}>
      <Button
        look="lined"
        size="s"
        icon={requested ? 'check' : undefined}
        aria-pressed={button.enabled ? requested : undefined}
        aria-describedby={hint ? hintId : undefined}
        disabled={!button.enabled}
        busy={busy && !asking}
        onClick={press}
      >
        {button.label}
      </Button>
      {hint && (
        <span id={hintId} className={detail.quiet}>
          {hint}
        </span>
      )}
      <RefundQuestion
        open={asking}
        line={line}
        warning={refundAlert}
        busy={busy}
        onConfirm={() => void change(true)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface RefundQuestionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'onConfirm' | 'onCancel'
> {
  line: OrderLine;
  warning: string | undefined;
}

/** For which tickets, and how much: before the event's own warning. */
function RefundQuestion({ line, warning, ...rest }: RefundQuestionProps) {
  const { levelName, quantity, unitPriceCents, unitFeesCents, taxesCents } = line;
  const sum = formatUsd(quantity * (unitPriceCents + unitFeesCents) + taxesCents);
  return (
    <ConfirmDialog
      {...rest}
      title={messages.requestRefund}
      description={messages.refundQuestion(checkoutMessages.linesTimes(levelName, quantity), sum)}
      confirmLabel={messages.requestRefund}
      cancelLabel={labels.cancel}
    >
      {warning && <p>{warning}</p>}
    </ConfirmDialog>
  );
}
