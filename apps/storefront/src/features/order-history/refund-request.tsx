import { useId, useState } from 'react';
import { requestItemRefund } from '@stagedoor/contract/calls/order-history';
import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { refundButton } from '@stagedoor/rules/refund-button';
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
  });
  if (!button) return null;

  async function change(wanted: boolean) {
    await send(
      { order: order.id, priceLevelIds: [line.priceLevelId], requested: wanted },
      wanted ? messages.refundSent : messages.refundTakenBack,
    );
    setAsking(false);
  }

  const press = () => (refundAlert && !requested ? setAsking(true) : void change(!requested));
  const windowText = refundWindow.open ? refundWindow.openText : refundWindow.closedText;
  const hint = [windowText, requested && button.enabled && messages.refundUndoHint].filter(Boolean).join(' ');
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
      <ConfirmDialog
        open={asking}
        title={messages.requestRefund}
        description={refundAlert}
        confirmLabel={messages.requestRefund}
        cancelLabel={labels.cancel}
        busy={busy}
        onConfirm={() => void change(true)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
