import { useIsMutating } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { useCartKeeper } from '../../../parts/cart/use-cart.ts';

/** The end of the time, said in place. An order that was sent in time is waited for first. */
export function TimeIsUpDialog({ expired }: { expired: boolean }) {
  const ordering = useIsMutating({ mutationKey: [createOrder.name] }) > 0;
  const keeper = useCartKeeper();
  const navigate = useNavigate();

  async function searchAgain() {
    await navigate('/');
    keeper.forget();
  }

  return (
    <Dialog
      open={expired && !ordering}
      onClose={() => {}}
      dismissible={false}
      role="alertdialog"
      size="s"
      title={messages.timeIsUp}
      description={messages.timeIsUpText}
      actions={<Button onClick={() => void searchAgain()}>{messages.searchAgain}</Button>}
    />
  );
}
