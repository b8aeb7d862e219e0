import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { SetupHome } from './setup-home.tsx';

export default function SetupPage() {
  return (
    <RoomPages>
      <Route path="/setup" element={<SetupHome />} />
    </RoomPages>
  );
}
