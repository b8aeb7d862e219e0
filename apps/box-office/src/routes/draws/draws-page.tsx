import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { DrawEntries } from './draw-entries.tsx';
import { DrawList } from './draw-list.tsx';
import { DrawRequests } from './draw-requests.tsx';
import { DrawRoom } from './draw-room.tsx';

/** Is this draw fair, ready and right? */
export default function DrawsPage() {
  return (
    <RoomPages>
      <Route path="/draws" element={<DrawList />} />
      <Route path="/draws/:seriesId" element={<DrawRoom />} />
      <Route path="/draws/:seriesId/requests" element={<DrawRequests />} />
      <Route path="/draws/:seriesId/entries" element={<DrawEntries />} />
    </RoomPages>
  );
}
