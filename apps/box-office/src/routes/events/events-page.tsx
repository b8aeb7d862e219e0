import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { CounterPage } from './counter/counter-page.tsx';
import { EventList } from './event-list.tsx';
import { EventPage } from './event-page.tsx';
import { EventReportPage } from './report/event-report-page.tsx';
import { WaitingPage } from './waiting/waiting-page.tsx';

export default function EventsPage() {
  return (
    <RoomPages>
      <Route path="/events" element={<EventList />} />
      <Route path="/events/:id" element={<EventPage />} />
      <Route path="/events/:id/report" element={<EventReportPage />} />
      <Route path="/events/:id/waiting" element={<WaitingPage />} />
      <Route path="/events/:id/sell" element={<CounterPage />} />
    </RoomPages>
  );
}
