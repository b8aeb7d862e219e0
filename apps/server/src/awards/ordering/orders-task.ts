import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { awarding } from '../../orders/index.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { AnyTaskKind, TaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import type { DrawTask } from '../draw-task.ts';
import { findDraw } from '../draw-store.ts';
import { countUnordered } from './award-store.ts';
import { AT_ONCE, makeOrders } from './make-orders.ts';

/** Every award becomes an order. Killed anywhere, the next node goes on with those that are none yet. */
export const ordersTask = (
  needs: AwardsNeeds,
  next: { resultLetters: AnyTaskKind; charge: AnyTaskKind },
): TaskKind<DrawTask, number> =>
  defineTask<DrawTask, number>({
    kind: 'draws.orders',
    permission: 'draws.decide',
    count: async (tx, { sellerId, details }) => {
      const draw = await findDraw(tx, sellerId, details.drawKey);
      return draw ? countUnordered(tx, draw) : 0;
    },
    step: async (tx, { sellerId, details }, before = 0, now, { atMost }) => {
      const draw = await findDraw(tx, sellerId, details.drawKey);
      if (!draw) return { cursor: undefined, done: 0 };
      const most = atMost(AT_ONCE);
      const done = await makeOrders(tx, needs, draw, most, now);
      return { cursor: done < most ? undefined : before + done, done };
    },
    finish: async (tx, { sellerId, subject, details }, now) => {
      const actor = { kind: 'job', name: 'draw', sellerId, now } as const;
      const { resultLetters, chargingRun } = drawOfficeMessages;
      await startTask(tx, next.resultLetters, { subject, title: resultLetters, details }, actor);
      const { waiting } = await awarding.countLeft(tx, { sellerId, run: details.drawKey }, now);
      if (waiting > 0) await startTask(tx, next.charge, { subject, title: chargingRun, details }, actor);
    },
  });
