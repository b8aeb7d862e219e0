import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { OneDoor } from './one-door.tsx';
import { DoorShows } from './door-shows.tsx';

export default function DoorPage() {
  return (
    <RoomPages>
      <Route path="/door" element={<DoorShows />} />
      <Route path="/door/:id" element={<OneDoor />} />
    </RoomPages>
  );
}
