import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardMessages as messages } from '@stagedoor/rules/messages/cards';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { cardName } from '../payment-methods/card-text.ts';

interface UnsavedCard {
  onTyping: (isTyping: boolean) => void;
  /** Goes on at once, or asks first where a card was begun and not saved. */
  goOnWith: (card: PaymentMethod | undefined, goOn: () => void) => void;
  question: ReactNode;
}

/** A card that was typed in part is not lost by pressing the other button. */
export function useUnsavedCard(): UnsavedCard {
  const [isTyping, setTyping] = useState(false);
  const [asked, setAsked] = useState<{ card: PaymentMethod; goOn: () => void }>();
  const name = asked ? cardName(asked.card) : '';
  return {
    onTyping: setTyping,
    goOnWith: (card, goOn) => (isTyping && card ? setAsked({ card, goOn }) : goOn()),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={messages.unsaved}
        description={messages.unsavedText(name)}
        cancelLabel={messages.keepTyping}
        confirmLabel={messages.continueWith(name)}
        prefer="cancel"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          asked?.goOn();
        }}
      />
    ),
  };
}
