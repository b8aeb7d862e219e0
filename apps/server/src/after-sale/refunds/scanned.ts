import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { scannedTickets } from '../../fulfilment/index.ts';
import type { GoingLine, OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';

/** Whoever has come in with a ticket has used it: it gives nothing back. Undefined where nobody has. */
export async function whyScanned(
  tx: Tx,
  { seller_id }: OrderRow,
  goes: readonly GoingLine[],
): Promise<string | undefined> {
  const tickets = goes.flatMap(({ lineId, ticketIds }) =>
    ticketIds.map((ticketId) => ({ lineId, ticketId })),
  );
  const scanned = await scannedTickets(tx, seller_id, tickets);
  return scanned.length > 0 ? afterSaleMessages.scanned(scanned.length) : undefined;
}
