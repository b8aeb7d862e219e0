import { Route, Routes } from 'react-router';
import { OneDoor } from './one-door.tsx';
import { DoorShows } from './door-shows.tsx';

export default function DoorPage() {
  return (
    <Routes>
      <Route path="/door" element={<DoorShows />} />
      <Route path="/door/:id" element={<OneDoor />} />
    </Routes>
  );
}
