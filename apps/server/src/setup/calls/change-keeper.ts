import { changeKeeper } from '@stagedoor/contract/calls/office/folder';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openings } from '../../sellers/index.ts';

/** Whose word counts from now on. Nothing of the outlet changes by it. */
export const changeKeeperHandler: Handler<'setup'> = handle(
  changeKeeper,
  async ({ outletId, keptBy }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId } = caller;
    return caller.change(async ({ tx, record, unchanged }) => {
      const outlets = await openings.list(tx, sellerId);
      if (!outlets.some(({ id }) => id === outletId)) refuse('NOT_FOUND');
      if (!(await openings.keep(tx, { sellerId, outletId }, keptBy))) return unchanged({});
      record({
        action: keptBy === 'desk' ? 'programme.taken-over' : 'programme.given-back',
        subject: { kind: 'outlet', id: outletId },
        outletId,
      });
      return {};
    });
  },
);
