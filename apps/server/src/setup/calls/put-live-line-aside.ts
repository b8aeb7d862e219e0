import { putLiveLineAside } from '@stagedoor/contract/calls/office/setup';
import { lineWords } from '@stagedoor/rules/setup/live-lines';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { putAside } from '../live/live-line-store.ts';

export const putLiveLineAsideHandler: Handler<'setup'> = handle(
  putLiveLineAside,
  async ({ outletId, line, reason }, caller) => {
    caller.requireOutlet(outletId);
    if (reason !== undefined) requireValid({ reason: reasonProblem(reason) || undefined });
    const { sellerId, staffId, now } = caller;
    const aside = reason === undefined ? undefined : { reason: reason.trim(), staffId };
    await caller.change(async ({ tx, record, unchanged }) => {
      const before = await putAside(tx, { sellerId, outletId, now }, { line, aside });
      if (before === undefined) return refuse('NOT_FOUND');
      if (before.reason === (aside?.reason ?? null)) return unchanged(undefined);
      record({
        action: aside ? 'shop.line-put-aside' : 'shop.line-taken-up',
        subject: { kind: 'outlet', id: outletId },
        outletId,
        after: { line: lineWords[line].bad },
        reason: aside?.reason,
      });
      return undefined;
    });
    return {};
  },
);
