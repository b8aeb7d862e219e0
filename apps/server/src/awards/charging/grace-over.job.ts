import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { awarding } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Job } from '../../platform/jobs.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { giveUp } from './give-up.ts';

const EVERY_SECONDS = 60;
const A_ROUND = 200;

/** Every node runs it: whoever locks the order first and finds it still unpaid has it. */
export const graceOverJob = (needs: AwardsNeeds): Job => ({
  name: 'end grace',
  everySeconds: EVERY_SECONDS,
  run: async (now, stopping) => {
    for (const over of await awarding.findGraceOver(needs.db, now, A_ROUND)) {
      if (stopping.aborted) return;
      const author = { kind: 'job', id: 'end grace' } as const;
      const wish = { ...over, author, reason: drawOfficeMessages.graceOver, isEarly: false };
      try {
        await inTransaction(needs.db, (tx) => giveUp(tx, needs, wish, now));
      } catch (error) {
        needs.log.error({ err: error, payment: over.paymentId }, 'an unpaid award could not be canceled');
      }
    }
  },
});
