import { Route, Routes } from 'react-router';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';

export default function CustomersPage() {
  return (
    <Routes>
      <Route path="/customers" element={<CustomerList />} />
      <Route path="/customers/:id" element={<CustomerPage />} />
    </Routes>
  );
}
