// AWARD-02: the charging run. It lets payments go, some at a time; whoever charges what is due charges them, at the pace
// that the gateway allows. Paused, it lets no more go, and what is under way finishes.
import { awarding } from '../../orders/index.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskKind } from '../../platform/tasks/define-task.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import type { DrawTask } from '../draw-task.ts';

/** So many are due at once at most: a pause is felt soon. */
const WINDOW = 200;
/** A gateway that answers quicker has more before it: what it can do while nobody looks. */
const LOOKS_AHEAD = 3;
const LONGEST_WAIT_SECONDS = 30;
/** After so many looks at charges that nobody knows the end of, the run is over without them: the desk has them. */
const MOST_IDLE_LOOKS = 8;

interface Cursor {
  /** Waiting, due, or asked and not answered. */
  left: number;
  /** For how many looks nothing has moved. */
  idle: number;
}

export const chargeTask = (needs: AwardsNeeds): TaskKind<DrawTask, Cursor> =>
  defineTask<DrawTask, Cursor>({
    kind: 'draws.charge',
    permission: 'charging.decide',
    count: async (tx, { sellerId, details }) => {
      const { waiting, due } = await awarding.countLeft(
        tx,
        { sellerId, run: details.drawKey },
        needs.clock.now(),
      );
      return waiting + due;
    },
    step: async (tx, { sellerId, details }, before, now) => {
      const key = { sellerId, run: details.drawKey };
      const { waiting, due, underWay } = await awarding.countLeft(tx, key, now);
      const left = waiting + due + underWay;
      const done = Math.max(0, (before?.left ?? left) - left);
      const isSettled = underWay === 0 || (before?.idle ?? 0) >= MOST_IDLE_LOOKS;
      if (waiting + due === 0 && isSettled) return { cursor: undefined, done };
      const window = Math.max(WINDOW, LOOKS_AHEAD * done);
      const released = await awarding.releaseWaiting(tx, key, Math.max(0, window - due), now);
      await needs.checkpoint('payments released');
      const idle = done > 0 || released > 0 ? 0 : (before?.idle ?? 0) + 1;
      return {
        cursor: { left, idle },
        done,
        waitSeconds: Math.min(2 ** Math.min(idle, 5), LONGEST_WAIT_SECONDS),
      };
    },
    finish: (tx, { sellerId, details }, now) => awarding.sumRun(tx, { sellerId, run: details.drawKey }, now),
  });
