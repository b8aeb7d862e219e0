import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { GuestRequests } from './guest-requests.tsx';
import { InvitationFile } from './invitation-file.tsx';
import { InvitationList } from './invitation-list.tsx';

export default function GuestsPage() {
  return (
    <RoomPages>
      <Route path="/guests" element={<GuestRequests />} />
      <Route path="/guests/invitations" element={<InvitationList />} />
      <Route path="/guests/import" element={<InvitationFile />} />
    </RoomPages>
  );
}
