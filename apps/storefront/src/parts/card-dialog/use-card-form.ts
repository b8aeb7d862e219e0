import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { readCardReport } from '@stagedoor/rules/cards/card-report';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { useToasts } from '@stagedoor/ui/toast';
import { useRereadCards } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { useHostedForm } from './use-hosted-form.ts';

interface CardFormEvents extends CardOwner {
  onCancel: () => void;
  /** The card that was added, once it is listed. */
  onSaved?: (card: PaymentMethod) => void;
}

/** The card was taken, and is looked for where the gateway lists its cards. */
type Looking = 'under way' | 'in vain';

const LOOKS_MS = [0, 1000, 2000, 4000];

/** The gateway's card form: what it asks for, and what it reports. */
export function useCardForm({ invitationToken, onCancel, onSaved }: CardFormEvents) {
  const opening = useHostedForm({ invitationToken });
  const reread = useRereadCards({ invitationToken });
  const toasts = useToasts();
  const [height, setHeight] = useState<number>();
  const [saved, setSaved] = useState(false);
  const [looking, setLooking] = useState<Looking>();

  /** A gateway may list a card only some seconds after it has taken it. */
  async function look() {
    setLooking('under way');
    for (const wait of LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const card = await reread().catch(() => undefined);
      if (card) return onSaved?.(card);
    }
    return setLooking('in vain');
  }

  function save() {
    if (saved) return;
    setSaved(true);
    toasts.success(
      savedPaymentMessages.added,
      opening.form?.hasPending ? savedPaymentMessages.addedNote : undefined,
    );
    void look();
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

  return { ...opening, height, looking, look: () => void look() };
}
