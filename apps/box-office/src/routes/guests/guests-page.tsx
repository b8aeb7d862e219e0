import { Route, Routes } from 'react-router';
import { GuestRequests } from './guest-requests.tsx';
import { InvitationFile } from './invitation-file.tsx';
import { InvitationList } from './invitation-list.tsx';

export default function GuestsPage() {
  return (
    <Routes>
      <Route path="/guests" element={<GuestRequests />} />
      <Route path="/guests/invitations" element={<InvitationList />} />
      <Route path="/guests/import" element={<InvitationFile />} />
    </Routes>
  );
}
