import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import type { ButtonProps } from '@stagedoor/ui/button';
import { shortCardName } from '../../parts/payment-methods/card-text.ts';

interface ContinueWithProps extends Pick<ButtonProps, 'busy' | 'disabledReason'> {
  card: PaymentMethod | undefined;
}

/** The way on from Billing, which says with which card. */
export function ContinueWith({ card, ...rest }: ContinueWithProps) {
  return (
    <Button type="submit" {...rest}>
      {card ? cardMessages.continueWith(shortCardName(card)) : labels.continue}
    </Button>
  );
}
