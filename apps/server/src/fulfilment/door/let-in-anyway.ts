// Against what the door said: with a reason, in the log, and among what somebody looks at.
import { makeChange } from '../../staff/index.ts';
import type { DoorPass } from './door-passes.ts';
import { scanTicket } from './scan-ticket.ts';
import type { DoorNeeds, Scan, Scanned } from './scan-ticket.ts';
import { findScan } from './scan-store.ts';

export const letInAnyway = (
  needs: DoorNeeds,
  pass: DoorPass,
  scan: Scan & { reason: string },
  now: Date,
): Promise<Scanned> =>
  makeChange(needs.db, { by: 'job', sellerId: pass.seller_id, now }, async ({ tx, record, unchanged }) => {
    const isTold = await findScan(tx, pass.seller_id, scan.uuid);
    const scanned = await scanTicket({ ...needs, db: tx }, pass, scan, now);
    if (isTold) return unchanged(scanned);
    record({
      action: 'door.let-in-anyway',
      subject: { kind: 'event', id: String(pass.event_id) },
      outletId: pass.outlet_id,
      after: { gate: pass.gate, passMadeBy: pass.made_by, doorSaid: scanned.result },
      reason: scan.reason,
    });
    return scanned;
  });
