import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { SalesReportRoom } from './sales-report-room.tsx';

export default function ReportsPage() {
  return (
    <RoomPages>
      <Route path="/reports" element={<SalesReportRoom />} />
    </RoomPages>
  );
}
