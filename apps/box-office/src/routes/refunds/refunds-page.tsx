import { Route } from 'react-router';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { DecidedRefunds } from './decided-refunds.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { UpgradeQueue } from './upgrade-queue.tsx';

export default function RefundsPage() {
  return (
    <RoomPages>
      <Route path="/refunds" element={<RefundQueue />} />
      <Route path="/refunds/decided" element={<DecidedRefunds />} />
      <Route path="/refunds/:number" element={<RefundQueue />} />
      <Route path="/upgrades" element={<UpgradeQueue />} />
    </RoomPages>
  );
}
