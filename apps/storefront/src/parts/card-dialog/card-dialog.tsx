import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { CARD_DIALOG_CLOSE_MS } from '@stagedoor/rules/card-dialog';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Dialog } from '@stagedoor/ui/dialog';
import { ErrorState } from '@stagedoor/ui/error-state';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { CardFrame } from './card-frame.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardDialogProps extends CardOwner {
  onClose: () => void;
  /** The card that was added; none when the list could not be read again. */
  onSaved?: (card: PaymentMethod | undefined) => void;
}

/** The gateway's card form in a frame: what is typed there never comes to this page. Open while it is mounted. */
export default function CardDialog({ invitationToken, onClose, onSaved }: CardDialogProps) {
  const { form, failure, busy, retry, height } = useCardForm({
    invitationToken,
    onCancel: onClose,
    onTaken: () => setTimeout(onClose, CARD_DIALOG_CLOSE_MS),
    onSaved,
  });
  return (
    <Dialog open onClose={onClose} title={savedPaymentMessages.add}>
      {failure ? (
        <ErrorState title={failure} titleLevel={3} busy={busy} onRetry={retry}>
          {savedPaymentMessages.tokenFailedHint}
        </ErrorState>
      ) : (
        <CardFrame form={form} height={height} />
      )}
    </Dialog>
  );
}
