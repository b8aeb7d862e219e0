import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { ParcelList } from './parcel-list.tsx';
import { TrackingFile } from './tracking-file.tsx';
import { WillCallPage } from './will-call-page.tsx';
import { WillCallShows } from './will-call-shows.tsx';

export default function FulfilmentPage() {
  return (
    <RoomPages>
      <Route path="/fulfilment" element={<ParcelList />} />
      <Route path="/tracking" element={<TrackingFile />} />
      <Route path="/will-call" element={<WillCallShows />} />
      <Route path="/will-call/:eventId" element={<WillCallPage />} />
    </RoomPages>
  );
}
