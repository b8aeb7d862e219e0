import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { CARD_DIALOG_CLOSE_MS } from '@stagedoor/rules/card-dialog';
import { readCardReport } from '@stagedoor/rules/card-report';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Dialog } from '@stagedoor/ui/dialog';
import { ErrorState } from '@stagedoor/ui/error-state';
import { useToasts } from '@stagedoor/ui/toast';
import { useRereadCards } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { CardFrame } from './card-frame.tsx';
import { useHostedForm } from './use-hosted-form.ts';

interface CardDialogProps extends CardOwner {
  onClose: () => void;
  /** The card that was added; none when the list could not be read again. */
  onSaved?: (card: PaymentMethod | undefined) => void;
}

/** The gateway's card form in a frame: what is typed there never comes to this page. Open while it is mounted. */
export default function CardDialog({ invitationToken, onClose, onSaved }: CardDialogProps) {
  const { form, failure, busy, retry } = useHostedForm({ invitationToken });
  const reread = useRereadCards({ invitationToken });
  const toasts = useToasts();
  const [height, setHeight] = useState<number>();
  const [saved, setSaved] = useState(false);

  function save() {
    if (saved) return;
    setSaved(true);
    toasts.success(savedPaymentMessages.added, savedPaymentMessages.addedNote);
    setTimeout(onClose, CARD_DIALOG_CLOSE_MS);
    void reread().then(onSaved, () => onSaved?.(undefined));
  }

  /** Our own communicator page speaks with our own origin; whatever else speaks is not listened to. */
  const hear = useEffectEvent(({ origin, data }: MessageEvent<unknown>) => {
    const report = origin === location.origin ? readCardReport(data) : null;
    if (report?.action === 'resizeWindow') setHeight(report.height);
    else if (report?.action === 'cancel') onClose();
    else if (report) save();
  });

  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  return (
    <Dialog open onClose={onClose} title={savedPaymentMessages.add}>
      {failure ? (
        <ErrorState title={failure} titleLevel={3} busy={busy} onRetry={retry} />
      ) : (
        <CardFrame form={form} height={height} />
      )}
    </Dialog>
  );
}
