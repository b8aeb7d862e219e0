import { Route, Routes } from 'react-router';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export default function OrdersPage() {
  return (
    <Routes>
      <Route path="/orders" element={<OrderList />} />
      <Route path="/orders/:number" element={<OrderPage />} />
    </Routes>
  );
}
