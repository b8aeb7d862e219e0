import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { MoveSeatsPage } from './move-seats-page.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export default function OrdersPage() {
  return (
    <RoomPages>
      <Route path="/orders" element={<OrderList />} />
      <Route path="/orders/:number" element={<OrderPage />} />
      <Route path="/orders/:number/seats/:eventId" element={<MoveSeatsPage />} />
    </RoomPages>
  );
}
