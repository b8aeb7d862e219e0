// Fewer places than were asked for. What stands in the request afterwards is what is approved, charged and told; what
// was asked for stays beside it, and the difference goes back to the invitation.
import { fewerPlaces, wrongWithFewer } from '@stagedoor/rules/guests/fewer-places';
import type { LevelPlaces } from '@stagedoor/rules/guests/fewer-places';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { billLine, billLineOf, billTotals } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import { findLines } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { requireOpen } from './approve-guest.ts';
import { lessenLines, returnSome, updatePending } from './decision-store.ts';

export async function approveFewer(
  tx: Tx,
  request: GuestRequestRow,
  given: readonly LevelPlaces[],
  now: Date,
): Promise<GuestRequestRow> {
  requireOpen(request);
  const lines = await findLines(tx, request);
  const asked = lines.map((line) => ({ levelId: line.price_level_id, quantity: line.quantity }));
  const problem = wrongWithFewer(asked, given);
  if (problem) refuse('GUEST_REFUSED', { message: problem });
  const left = new Map(fewerPlaces(asked, given).map(({ levelId, quantity }) => [levelId, quantity]));
  const currency = await ofSeller.currency(tx, request.seller_id);
  const bill = lines.map((line) => billLine(billLineOf(line), valueOf(left, line.price_level_id), currency));
  await lessenLines(tx, request, bill);
  const fewer = asked.reduce((sum, { levelId, quantity }) => sum + quantity - valueOf(left, levelId), 0);
  await returnSome(tx, request, fewer);
  const totals = billTotals(
    bill.filter(({ quantity }) => quantity > 0),
    request.shipping_cents,
    currency,
  );
  return updatePending(tx, request, {
    tickets_cents: totals.ticketsCents,
    fees_cents: totals.feesCents,
    taxes_cents: totals.taxesCents,
    total_cents: totals.totalCents,
    updated_at: now,
  });
}
