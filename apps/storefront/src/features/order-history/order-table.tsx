import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import type { Order } from '@stagedoor/contract/entities/order';
import { labels } from '@stagedoor/rules/messages/labels';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { OrderBody } from './order-body.tsx';
import row from './event-row.module.css';
import styles from './order-table.module.css';

interface OrderTableProps {
  caption: string;
  orders: readonly Order[];
  address: HistoryAddress;
}

/** HIST-ORD-07: one table for all orders, so that its words are read once; each order is a body of its own. */
export function OrderTable({ caption, orders, address }: OrderTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr className={row.columns}>
          <th scope="col">{labels.status}</th>
          <th scope="col">{labels.delivery}</th>
          <th scope="col">{labels.showDate}</th>
          <th scope="col">{labels.event}</th>
          <th scope="col">{labels.location}</th>
          <th scope="col" className={row.end}>
            {labels.total}
          </th>
          <th scope="col">
            <VisuallyHidden>{pieceMessages.details}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {orders.map((order) => (
        <OrderBody key={order.id} order={order} address={address} />
      ))}
    </table>
  );
}
