import { useState } from 'react';
import { disablePaymentMethod } from '@stagedoor/contract/calls/shop/payment';
import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { labels } from '@stagedoor/rules/messages/labels';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { cardDetails, cardName } from '../../parts/payment-methods/card-text.ts';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import { usesOf } from './uses-of.ts';

interface RemoveCardProps {
  card: PaymentMethod;
  onClose: () => void;
  onRemoved: () => void;
  /** The card stays, because these need it. */
  onUses: (uses: CardUses | undefined) => void;
}

export function RemoveCard({ card, onClose, onRemoved, onUses }: RemoveCardProps) {
  const { mutateAsync: send } = useSend(disablePaymentMethod);
  const { refetch } = usePaymentMethods();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await send({ uuid: card.uuid });
      onUses(undefined);
      toasts.success(savedPaymentMessages.removed);
    } catch (error) {
      const uses = usesOf(error);
      onUses(uses);
      // What needs the card stands in the page then, and stays: the toast need not.
      toasts.show({
        type: 'error',
        title: savedPaymentMessages.removeFailed,
        description: uses ? undefined : messageOf(error),
        autoDelete: uses !== undefined,
      });
    }
    await refetch();
    onClose();
    onRemoved();
  }

  return (
    <ConfirmDialog
      open
      title={savedPaymentMessages.removeTitle}
      description={savedPaymentMessages.removeQuestion}
      confirmLabel={formMessages.remove}
      cancelLabel={labels.cancel}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong>{cardName(card)}</strong>
      <div>{cardDetails(card)}</div>
    </ConfirmDialog>
  );
}
