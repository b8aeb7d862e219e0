import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { Ledger } from './ledger.tsx';
import { LedgerLines } from './ledger-lines.tsx';

export default function LedgerPage() {
  return (
    <RoomPages>
      <Route path="/ledger" element={<Ledger />} />
      <Route path="/ledger/lines" element={<LedgerLines />} />
    </RoomPages>
  );
}
