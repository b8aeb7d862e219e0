import { useState } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { useLocation } from 'react-router';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { PayNowDialog } from './pay-now-dialog.tsx';
import { PAY } from './pay-hash.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

interface ManagePaymentsProps {
  order: Order;
  onClose: () => void;
}

/** DIALOG-04: the payments of an order, and Pay Now, which takes the dialog's place: nothing opens over it. */
export function ManagePayments(props: ManagePaymentsProps) {
  const { hash } = useLocation();
  // Back and forward lead from one to the other.
  return <Payments key={hash} {...props} hash={hash} />;
}

function Payments({ order, onClose, hash }: ManagePaymentsProps & { hash: string }) {
  const cards = usePaymentMethods().data?.paymentMethods;
  const [chosen, setChosen] = useState<ChosenCards>({});
  const [paying, setPaying] = useState(() => (hash === PAY ? failed(order)?.sort : undefined));
  const [justPaid, setJustPaid] = useState<number>();
  const payment = order.scheduledPayments.find(({ sort }) => sort === paying);
  if (!cards || !payment) {
    return (
      <PaymentsDialog
        order={order}
        onClose={onClose}
        chosen={chosen}
        onChoose={(sort, uuid) => setChosen((before) => ({ ...before, [sort]: uuid }))}
        justPaid={justPaid}
        onPay={setPaying}
      />
    );
  }
  return (
    <PayNowDialog
      order={order}
      payment={payment}
      cards={cards}
      preferred={chosen[payment.sort] ?? (payment.failed ? undefined : payment.paymentMethod?.uuid)}
      onDone={(outcome) => {
        if (outcome === 'paid') setJustPaid(paying);
        setPaying(undefined);
      }}
      // Where the list led straight here, it is what one goes back to.
      onCancel={() => (hash === PAY ? onClose() : setPaying(undefined))}
    />
  );
}

const failed = ({ scheduledPayments }: Order) =>
  scheduledPayments.find((payment) => payment.payNowIsAvailable && payment.failed);
