import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { readCardReport } from '@stagedoor/rules/card-report';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { useToasts } from '@stagedoor/ui/toast';
import { useRereadCards } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { useHostedForm } from './use-hosted-form.ts';

interface CardFormEvents extends CardOwner {
  onCancel: () => void;
  /** The card was taken; what it is must still be read. */
  onTaken?: () => void;
  /** The card that was added; none when the list could not be read again. */
  onSaved?: (card: PaymentMethod | undefined) => void;
}

/** The gateway's card form: what it asks for, and what it reports. */
export function useCardForm({ invitationToken, onCancel, onTaken, onSaved }: CardFormEvents) {
  const opening = useHostedForm({ invitationToken });
  const reread = useRereadCards({ invitationToken });
  const toasts = useToasts();
  const [height, setHeight] = useState<number>();
  const [saved, setSaved] = useState(false);

  function save() {
    if (saved) return;
    setSaved(true);
    toasts.success(savedPaymentMessages.added, savedPaymentMessages.addedNote);
    onTaken?.();
    void reread().then(onSaved, () => onSaved?.(undefined));
  }

  /** Our own communicator page speaks with our own origin; whatever else speaks is not listened to. */
  const hear = useEffectEvent(({ origin, data }: MessageEvent<unknown>) => {
    const report = origin === location.origin ? readCardReport(data) : null;
    if (report?.action === 'resizeWindow') setHeight(report.height);
    else if (report?.action === 'cancel') onCancel();
    else if (report) save();
  });

  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  return { ...opening, height };
}
