import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';

export default function CustomersPage() {
  return (
    <RoomPages>
      <Route path="/customers" element={<CustomerList />} />
      <Route path="/customers/:id" element={<CustomerPage />} />
    </RoomPages>
  );
}
