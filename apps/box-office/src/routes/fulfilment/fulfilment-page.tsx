import { Route, Routes } from 'react-router';
import { ParcelList } from './parcel-list.tsx';
import { TrackingFile } from './tracking-file.tsx';

export default function FulfilmentPage() {
  return (
    <Routes>
      <Route path="/fulfilment" element={<ParcelList />} />
      <Route path="/tracking" element={<TrackingFile />} />
    </Routes>
  );
}
