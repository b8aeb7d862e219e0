import { Route, Routes } from 'react-router';
import { DecidedRefunds } from './decided-refunds.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { UpgradeQueue } from './upgrade-queue.tsx';

export default function RefundsPage() {
  return (
    <Routes>
      <Route path="/refunds" element={<RefundQueue />} />
      <Route path="/refunds/decided" element={<DecidedRefunds />} />
      <Route path="/refunds/:number" element={<RefundQueue />} />
      <Route path="/upgrades" element={<UpgradeQueue />} />
    </Routes>
  );
}
