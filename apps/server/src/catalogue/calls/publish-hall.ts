import { publishHall } from '@stagedoor/contract/calls/office/halls';
import { checkHall } from '@stagedoor/rules/halls/check-hall';
import { hallMessages } from '@stagedoor/rules/messages/halls';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { writeOut } from '@stagedoor/rules/halls/write-out';
import { insertPlan, readHallDraft, readHalls } from '../halls/hall-store.ts';

/** HALL-01, HALL-04: what is drawn becomes the next plan; events keep the one that they are sold by. */
export const publishHallHandler: Handler<'catalogue'> = handle(
  publishHall,
  async ({ hallId, revision }, caller) => {
    const { sellerId } = caller;
    return caller.change(async ({ tx, record, about }) => {
      about({ kind: 'hall', id: hallId });
      const [hall] = await readHalls(tx, sellerId, hallId);
      const draft = hall && (await readHallDraft(tx, sellerId, hallId));
      if (!draft) return refuse('NOT_FOUND');
      if (draft.revision !== revision) return refuse('CHANGED_MEANWHILE');
      const seats = writeOut(draft.plan);
      const problems = checkHall(draft.plan, seats).filter(({ note }) => !note);
      if (problems.length > 0)
        return refuse('DESCRIPTION_REFUSED', {
          message: problems.length === 1 ? firstOf(problems).message : hallMessages.notToPublish,
          facts: { problems: problems.slice(0, 20).map(({ message }) => ({ path: [], message })) },
        });
      const version = (await insertPlan(tx, sellerId, hallId, draft.plan)) ?? refuse('NOT_FOUND');
      record({
        action: 'hall.published',
        subject: { kind: 'hall', id: hallId },
        after: { name: hall.name, plan: version, seats: seats.length },
      });
      return { version };
    });
  },
);
