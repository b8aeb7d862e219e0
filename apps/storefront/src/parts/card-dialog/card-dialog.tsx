import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { CARD_DIALOG_CLOSE_MS } from '@stagedoor/rules/cards/card-dialog';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Dialog } from '@stagedoor/ui/dialog';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { CardFormBody } from './card-form-body.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardDialogProps extends CardOwner {
  onClose: () => void;
  /** The card that was added. */
  onSaved?: (card: PaymentMethod) => void;
}

/** The gateway's card form in a frame: what is typed there never comes to this page. Open while it is mounted. */
export default function CardDialog({ invitationToken, onClose, onSaved }: CardDialogProps) {
  const opened = useCardForm({
    invitationToken,
    onCancel: onClose,
    onSaved: (card) => {
      onSaved?.(card);
      setTimeout(onClose, CARD_DIALOG_CLOSE_MS);
    },
  });
  return (
    <Dialog open onClose={onClose} title={savedPaymentMessages.add}>
      <CardFormBody opened={opened} />
    </Dialog>
  );
}
