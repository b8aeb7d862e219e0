import { useState } from 'react';
import { updateItemUpgrade } from '@stagedoor/contract/calls/shop/order-history';
import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { upgradeToMove } from '@stagedoor/rules/orders/upgrades';
import { Button } from '@stagedoor/ui/button';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useOrderSend } from './use-order-send.ts';
import styles from './event-detail.module.css';

interface UpgradeRequestProps {
  order: Order;
  event: OrderEvent;
  line: OrderLine;
}

/** HIST-ORD-10 to HIST-ORD-12: one upgrade request for an order and tour; asking elsewhere moves it, after a question. */
export function UpgradeRequest({ order, event, line }: UpgradeRequestProps) {
  const { send, busy } = useOrderSend(updateItemUpgrade);
  const [asking, setAsking] = useState(false);
  const requested = event.upgradeItemId === line.itemId;
  if (line.canceled || !(requested || (event.allowUpgrade && line.allowUpgrade))) return null;

  const tourEvents = order.events.map((each) => ({ ...each, tourId: each.tourId ?? null }));
  const moves = !requested && upgradeToMove(tourEvents, event.eventId) !== null;

  async function change() {
    await send(
      { order: order.id, eventId: event.eventId, itemId: requested ? null : line.itemId },
      requested ? messages.upgradeTakenBack : messages.upgradeSent,
    );
    setAsking(false);
  }

  return (
    <div className={styles.ask}>
      <Button
        look="link"
        size="s"
        busy={busy && !asking}
        onClick={() => (moves ? setAsking(true) : void change())}
      >
        {requested ? messages.removeUpgrade : messages.requestUpgrade}
        <VisuallyHidden> {line.levelName}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.requestUpgrade}
        description={messages.moveUpgradeQuestion}
        confirmLabel={messages.moveUpgrade}
        cancelLabel={labels.cancel}
        busy={busy}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
