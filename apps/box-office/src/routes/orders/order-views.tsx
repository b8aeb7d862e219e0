import { useSearchParams } from 'react-router';
import type { OutputOf } from '@stagedoor/contract/call';
import type { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { orderStatusMessages } from '@stagedoor/rules/messages/order-status';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';

/** The first of them gives its name. */
const view = (...states: [OrderState, ...OrderState[]]) => ({
  states: states.join('.'),
  label: orderStatusMessages[states[0]],
});

const views = [
  { states: '', label: 'All' },
  view('STATUS_ORDER_PAYMENT_FAILED'),
  view('STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PART_PAID'),
  view('STATUS_ORDER_PAID'),
  view('STATUS_ORDER_READY'),
  view('STATUS_ORDER_DELIVERED'),
  view('STATUS_ORDER_CANCELED'),
];

interface OrderViewsProps {
  states: string;
  byState: OutputOf<typeof sumOfficeOrders>['byState'] | undefined;
}

/** The list by what has become of the orders, each with how many there are. */
export function OrderViews({ states, byState }: OrderViewsProps) {
  const [parameters] = useSearchParams();
  const address = (wanted: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['after', 'before', 'states']) next.delete(name);
    if (wanted) next.set('states', wanted);
    return `/orders?${next}`;
  };
  const countOf = (wanted: string) =>
    byState
      ?.filter(({ state }) => !wanted || wanted.split('.').includes(state))
      .reduce((sum, { orders }) => sum + orders, 0);
  return (
    <ViewTabs
      label="Views"
      value={states}
      views={views.map((view) => ({
        value: view.states,
        link: <Link to={address(view.states)}>{view.label}</Link>,
        count: countOf(view.states),
      }))}
    />
  );
}
