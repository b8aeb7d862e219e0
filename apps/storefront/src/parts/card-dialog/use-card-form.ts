import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { readCardReport } from '@stagedoor/rules/cards/card-report';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { useToasts } from '@stagedoor/ui/toast';
import { useRereadCards } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { useCardReturn } from './use-card-return.ts';
import { useHostedForm } from './use-hosted-form.ts';

interface CardFormEvents extends CardOwner {
  onCancel: () => void;
  /** The card that was added, once it is listed. */
  onSaved?: ((card: PaymentMethod) => void) | undefined;
  goesOn?: boolean | undefined;
}

/** The card was taken, and is looked for where the gateway lists its cards. */
type Looking = 'under way' | 'in vain';

const LOOKS_MS = [0, 1000, 2000, 4000];

/** A gateway may list a card only some seconds after it has taken it. */
async function findNew(reread: ReturnType<typeof useRereadCards>): Promise<PaymentMethod | undefined> {
  for (const wait of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const card = await reread().catch(() => undefined);
    if (card) return card;
  }
  return undefined;
}

/** The gateway's card form: what it asks for, and what it reports. */
export function useCardForm(wanted: CardFormEvents) {
  const { invitationToken, payLink, onCancel, onSaved, goesOn } = wanted;
  const { hasReturned, forget } = useCardReturn();
  const [isBack] = useState(hasReturned);
  const opening = useHostedForm({ invitationToken, payLink, goesOn, isWanted: !isBack });
  const reread = useRereadCards({ invitationToken, payLink });
  const toasts = useToasts();
  const [height, setHeight] = useState<number>();
  const [saved, setSaved] = useState(isBack);
  const [looking, setLooking] = useState<Looking | undefined>(isBack ? 'under way' : undefined);

  async function search() {
    const card = await findNew(reread);
    return card ? onSaved?.(card) : setLooking('in vain');
  }

  function look() {
    setLooking('under way');
    void search();
  }

  function save() {
    if (saved) return;
    setSaved(true);
    toasts.success(
      savedPaymentMessages.added,
      opening.form?.hasPending ? savedPaymentMessages.addedNote : undefined,
    );
    look();
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

  /** From the gateway's own page: the card is there already, and only looked for. */
  const comeBack = useEffectEvent(() => {
    if (!hasReturned) return;
    forget();
    toasts.success(savedPaymentMessages.added);
    void search();
  });
  useEffect(() => {
    const soon = setTimeout(comeBack);
    return () => clearTimeout(soon);
  }, []);

  return { ...opening, height, looking, look };
}
