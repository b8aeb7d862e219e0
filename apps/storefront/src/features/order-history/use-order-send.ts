import { toastWords } from '@stagedoor/asking/words-of';
import type { Call } from '@stagedoor/contract/call';
import type { Order } from '@stagedoor/contract/entities/order';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { useKeepOrder } from './use-orders.ts';

interface OrderSend<I> {
  send: (input: I, success: string) => Promise<void>;
  busy: boolean;
}

/** A change of an order at the press of a button: the list shows the order as it is then, a toast says what happened. */
export function useOrderSend<I>(call: Call<I, { order: Order }>): OrderSend<I> {
  const { mutateAsync, isPending } = useSend(call);
  const keep = useKeepOrder();
  const toasts = useToasts();
  return {
    busy: isPending,
    async send(input, success) {
      try {
        keep((await mutateAsync(input)).order);
        toasts.success(success);
      } catch (error) {
        const [title, description] = toastWords(error);
        toasts.error(title, description, { action: call.name });
      }
    },
  };
}
