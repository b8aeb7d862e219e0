// What owners do with a draw, each in one transaction with its entry in the log.
import {
  abandonDraw,
  endDrawWalks,
  freezeDraw,
  overrideDraw,
  publishDraw,
  recordDrawNumber,
  runDraw,
} from '@stagedoor/contract/calls/office/draws';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { AnyTaskKind } from '../platform/tasks/define-task.ts';
import { startTask } from '../platform/tasks/start-task.ts';
import { abandonDraw as abandon } from './abandon-draw.ts';
import { refuseDraw, vaultOf } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { lockDrawOfSeries } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { freezeDraw as freeze } from './freeze-draw.ts';
import { lockDraw } from './open-draw.ts';
import { overrideDraw as override } from './override-draw.ts';
import { publishDraw as publish } from './publish-draw.ts';
import { recordNumber } from './record-number.ts';
import { endWalks } from './walking/end-walks.ts';

export interface DrawTasks {
  draw: AnyTaskKind;
  letters: AnyTaskKind;
  orders: AnyTaskKind;
}

interface Author {
  sellerId: number;
  staffId: number;
  name: string;
  outletIds: 'all' | readonly number[];
  now: Date;
}

const subjectOf = ({ draw_key }: DrawRow) => ({ kind: 'draw', id: draw_key });
const taskFor = ({ draw_key }: DrawRow, title: string) => ({
  subject: draw_key,
  title,
  details: { drawKey: draw_key },
});
const actorOf = ({ sellerId, staffId, name, outletIds, now }: Author) =>
  ({ kind: 'staff', sellerId, staffId, name, outletIds, now }) as const;

const freezeHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler =>
  handle(freezeDraw, async ({ seriesId }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      // Somebody pressed first: then it is done.
      if (draw.state === 'frozen') return unchanged({});
      if (draw.state !== 'committed') refuseDraw(drawOfficeMessages.notNow);
      const frozen = await freeze(tx, needs, draw, caller.now);
      await startTask(tx, tasks.letters, taskFor(draw, 'Letters about the frozen list'), actorOf(caller));
      const { root, entries } = frozen;
      record({
        action: 'draw.frozen',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { root, entries },
      });
      return {};
    }),
  );

const recordHandler = (): Handler =>
  handle(recordDrawNumber, async ({ seriesId, digits, signature }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      const number = await recordNumber(tx, draw, { digits, signature }, caller.now);
      record({
        action: 'draw.number-recorded',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { ...number },
      });
      return {};
    }),
  );

const runHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler =>
  handle(runDraw, async ({ seriesId }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      let draw = await lockDraw(tx, caller, seriesId);
      if (draw.state === 'drawn' || draw.state === 'published') refuseDraw(drawOfficeMessages.notNow);
      if (draw.state !== 'frozen') refuseDraw(drawOfficeMessages.notFrozen);
      vaultOf(needs);
      if (draw.public_number === null && draw.rules.includes('"publicInput":{"kind":"none"}')) {
        await recordNumber(tx, draw, {}, caller.now);
        draw = (await lockDrawOfSeries(tx, caller.sellerId, seriesId))!;
      }
      if (draw.public_number === null) refuseDraw(drawOfficeMessages.numberMissing);
      const { task, isNew } = await startTask(
        tx,
        tasks.draw,
        taskFor(draw, drawPageMessages.short),
        actorOf(caller),
      );
      const answer = { isNew, askedBy: task.asked_by_name };
      if (!isNew) return unchanged(answer);
      record({ action: 'draw.started', subject: subjectOf(draw), outletId: draw.outlet_id });
      return answer;
    }),
  );

const overrideHandler = (needs: AwardsNeeds): Handler =>
  handle(overrideDraw, async ({ seriesId, reason, ...wanted }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      const { number, before, after } = await override(tx, needs, draw, wanted, caller.now);
      const { entryId, code } = wanted;
      record({
        action: 'draw.overridden',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        before: { entryId, results: before },
        after: { number, publicReason: code, results: after },
        reason,
      });
      return {};
    }),
  );

const publishHandler = (needs: AwardsNeeds, tasks: DrawTasks): Handler =>
  handle(publishDraw, async ({ seriesId, charges }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.state === 'published') return unchanged({});
      const { review, charging, fileHash } = await publish(tx, needs, draw, charges, caller.now);
      await startTask(tx, tasks.orders, taskFor(draw, drawOfficeMessages.ordersOfAwards), actorOf(caller));
      const { orders, letters } = review;
      record({
        action: 'draw.published',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { fileHash, orders, charges: charging.charges, letters },
      });
      return {};
    }),
  );

const abandonHandler = (needs: AwardsNeeds): Handler =>
  handle(abandonDraw, async ({ seriesId, drawKey, reason, source, round }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.draw_key !== drawKey) refuseDraw(drawOfficeMessages.notAbandonable);
      const { next, fileHash } = await abandon(tx, needs, draw, { source, round }, caller.now);
      record({
        action: 'draw.abandoned',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        before: { state: draw.state },
        after: { next, fileHash },
        reason,
      });
      return { next };
    }),
  );

const endWalksHandler = (): Handler =>
  handle(endDrawWalks, async ({ seriesId, drawKey, tickets: shown, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      const draw = await lockDraw(tx, caller, seriesId);
      if (draw.draw_key !== drawKey) refuseDraw(drawOfficeMessages.noWalks);
      const tickets = await endWalks(tx, draw, shown, caller.now);
      record({
        action: 'draw.walks-ended',
        subject: subjectOf(draw),
        outletId: draw.outlet_id,
        after: { tickets },
        reason,
      });
      return {};
    }),
  );

export const decidingHandlers = (needs: AwardsNeeds, tasks: DrawTasks): Handler[] => [
  freezeHandler(needs, tasks),
  recordHandler(),
  runHandler(needs, tasks),
  overrideHandler(needs),
  publishHandler(needs, tasks),
  abandonHandler(needs),
  endWalksHandler(),
];
