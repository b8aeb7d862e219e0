import type { OutputOf } from '@stagedoor/contract/call';
import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { listOrders } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { addressedNumber } from '@stagedoor/rules/orders/order-number';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCalls } from '../../parts/calls/calls.ts';
import { useAnswer } from '@stagedoor/asking/use-answer';

type Orders = OutputOf<typeof listOrders>;
type Answer = OutputOf<typeof getOrder>;

/** What was bought or charged elsewhere belongs to the list too, so each visit asks again. */
export const useUpcomingOrders = () =>
  useAnswer(listOrders, { upcoming: true }, { refetchOnMount: 'always' });

/** Nothing is asked until a year is chosen. */
export const usePastOrders = (year: number | undefined) =>
  useAnswer(listOrders, { upcoming: false, year }, { enabled: year !== undefined, refetchOnMount: 'always' });

const answersTo = ({ path }: { path: string }) => ({
  predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => String(key).startsWith(`${path} `),
});

/** An order that some list has brought already. */
const listed = (queryClient: QueryClient, number: string): Order | undefined =>
  queryClient
    .getQueriesData<Orders>(answersTo(listOrders))
    .flatMap(([, answer]) => answer?.orders ?? [])
    .find((order) => order.number === number);

/** The order an address means, if it means one. */
export function useAddressedOrder(id: string | undefined) {
  const queryClient = useQueryClient();
  const number = addressedNumber(id ?? '');
  return useAnswer(
    getOrder,
    { order: number },
    {
      enabled: id !== undefined,
      initialData: () => {
        const order = listed(queryClient, number);
        return order && { order };
      },
    },
  );
}

/** Every change answers with the order as it is then: it takes the place of the old one wherever that is shown. */
export function useKeepOrder(): (order: Order) => void {
  const queryClient = useQueryClient();
  return (order) => {
    const newer = (old: Order): Order => (old.id === order.id ? order : old);
    queryClient.setQueriesData<Orders>(
      answersTo(listOrders),
      (answer) => answer && { orders: answer.orders.map(newer) },
    );
    queryClient.setQueriesData<Answer>(
      answersTo(getOrder),
      (answer) => answer && { order: newer(answer.order) },
    );
  };
}

/** Asks what became of an order. */
export function useRereadOrder(): (order: Order) => Promise<Order> {
  const calls = useCalls();
  const keep = useKeepOrder();
  return async ({ number }) => {
    const { client } = await calls();
    const { order } = await client.send(getOrder, { order: number });
    keep(order);
    return order;
  };
}
