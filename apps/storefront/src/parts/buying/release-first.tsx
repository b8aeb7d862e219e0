import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useNavigate } from 'react-router';
import type { HeldCart } from '../cart/held-cart.ts';

interface ReleaseFirstProps {
  /** The tickets that would be given up; none while nothing is asked. */
  held: HeldCart | undefined;
  onRelease: () => void;
  onStay: () => void;
}

/** CART-20: one cart at a time. Before another begins, the customer says that the first may go. */
export function ReleaseFirst({ held, onRelease, onStay }: ReleaseFirstProps) {
  const navigate = useNavigate();
  const tickets = held?.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

  function goToHeld() {
    onStay();
    void navigate(`/checkout/i/review/${held?.cart.uuid}`);
  }

  return (
    <ConfirmDialog
      open={held !== undefined}
      title={messages.heldAlready(tickets)}
      description={messages.heldAlreadyText}
      cancelLabel={messages.proceed}
      confirmLabel={messages.releaseForThese}
      prefer="cancel"
      onCancel={goToHeld}
      onConfirm={onRelease}
    />
  );
}
