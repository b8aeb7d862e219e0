import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export default function OrdersPage() {
  return (
    <RoomPages>
      <Route path="/orders" element={<OrderList />} />
      <Route path="/orders/:number" element={<OrderPage />} />
    </RoomPages>
  );
}
