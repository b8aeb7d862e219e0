import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { CodesRoom } from './codes-room.tsx';

/** Who may buy earlier, cheaper or for nothing? */
export default function CodesPage() {
  return (
    <RoomPages>
      <Route path="/codes" element={<CodesRoom />} />
      <Route path="/codes/:id" element={<CodesRoom />} />
    </RoomPages>
  );
}
