import { Route, Routes } from 'react-router';
import { Ledger } from './ledger.tsx';
import { LedgerLines } from './ledger-lines.tsx';

export default function LedgerPage() {
  return (
    <Routes>
      <Route path="/ledger" element={<Ledger />} />
      <Route path="/ledger/lines" element={<LedgerLines />} />
    </Routes>
  );
}
