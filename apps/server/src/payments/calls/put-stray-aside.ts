import { putStrayAside } from '@stagedoor/contract/calls/office/ledger';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { settleStrays } from '../strays/stray-store.ts';

/** Somebody knows of it: a charge made by hand at the gateway, or by another program on the same account. */
export const putStrayAsideHandler: Handler<'payments'> = handle(
  putStrayAside,
  async ({ transactionId, reason }, caller) => {
    // Nothing says whose outlet it was: only those who see every one decide.
    if (caller.outletIds !== 'all') return refuse('NOT_FOUND');
    return caller.change(async ({ tx, record }) => {
      if ((await settleStrays(tx, [transactionId], 'known', caller.now)) === 0) return refuse('NOT_FOUND');
      record({
        action: 'ledger.stray-known',
        subject: { kind: 'transaction', id: transactionId },
        reason: reason.trim(),
      });
      return {};
    });
  },
);
