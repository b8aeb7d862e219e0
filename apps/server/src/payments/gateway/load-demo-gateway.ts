import type { Currency } from '@stagedoor/rules/money/currencies';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { GatewayKind } from './payment-gateway.ts';
import { changeGateway } from './seller-gateway-store.ts';

/** A seller of the demo is paid through the stand-in for this one. */
export async function loadDemoGateway(
  db: Db,
  { sellerId, kind, currency }: { sellerId: number; kind: GatewayKind; currency: Currency },
  now: Date,
): Promise<void> {
  const row = {
    seller_id: sellerId,
    gateway: kind,
    kind,
    mode: 'test',
    account_name: '',
    sealed: null,
    sealed_at: null,
    since: null,
    until: null,
  } as const;
  await inTransaction(db, (tx) => changeGateway(tx, { ...row, currencies: [currency] }, now));
}
