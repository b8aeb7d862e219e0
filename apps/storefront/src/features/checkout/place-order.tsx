// The last step. The call that places the order takes its place here; everything around it is ready for it.
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { Button } from '@stagedoor/ui/button';

/** The name of the call. While it is under way, nothing says that the time is up. */
export const ORDER_CALL = 'createOrder';

export function PlaceOrder() {
  return (
    <Button size="l" wide disabledReason={instantCheckoutMessages.orderingFollows}>
      {instantCheckoutMessages.confirm}
    </Button>
  );
}
