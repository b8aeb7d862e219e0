import { useId, useState } from 'react';
import { requestItemRefund } from '@stagedoor/contract/calls/shop/order-history';
import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { refundButton } from '@stagedoor/rules/orders/may-request-refund';
import type { RefundButton } from '@stagedoor/rules/orders/may-request-refund';
import { Button } from '@stagedoor/ui/button';
import { placeOf } from './place-of.ts';
import { RefundQuestion } from './refund-question.tsx';
import { useOrderSend } from './use-order-send.ts';
import detail from '../../parts/history/event-detail.module.css';
import styles from './event-detail.module.css';

interface RefundRequestProps {
  order: Order;
  event: OrderEvent;
  line: OrderLine;
}

/** Which tickets are asked back, where it is not all of them. */
function partAsked({ manifest, refundRequested }: OrderLine): string | undefined {
  const asked = manifest.flatMap((ticket, index) => (ticket.refundRequested ? [placeOf(ticket, index)] : []));
  if (!refundRequested || asked.length === 0 || asked.length === manifest.length) return undefined;
  return messages.refundAskedFor(asked.join('; '));
}

/** What stands beside the button: which tickets, until when or why not, and that it can be undone. */
function hintOf(line: OrderLine, window: OrderEvent['refundWindow'], button: RefundButton): string {
  const windowText = window.open ? window.openText : window.closedText;
  const undo = line.refundRequested && button.enabled && messages.refundUndoHint;
  return [partAsked(line), button.reason ?? windowText, undo].filter(Boolean).join(' ');
}

/** HIST-ORD-13 to HIST-ORD-15: asks for a refund of a line or of some of its tickets, after the event's own warning, and takes it back. */
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

  async function change(wanted: boolean, ticketIds?: number[]) {
    const which = { order: order.id, priceLevelIds: [line.priceLevelId] };
    await send(
      { ...which, ...(ticketIds && { ticketIds }), requested: wanted },
      wanted ? messages.refundSent : messages.refundTakenBack,
    );
    setAsking(false);
  }

  const press = () => (requested ? void change(false) : setAsking(true));
  const hint = hintOf(line, refundWindow, button);
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
      {asking && (
        <RefundQuestion
          open
          line={line}
          warning={refundAlert}
          busy={busy}
          onConfirm={(ticketIds) => void change(true, ticketIds)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
