import { Route, Routes } from 'react-router';
import { GuestRequests } from './guest-requests.tsx';

export default function GuestsPage() {
  return (
    <Routes>
      <Route path="/guests" element={<GuestRequests />} />
    </Routes>
  );
}
