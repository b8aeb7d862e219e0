import { ownWords } from '@stagedoor/rules/language/own-words';
import { ineligibleWords } from '@stagedoor/rules/draw/result-words';
import { customerNames } from '../../accounts/index.ts';
import { letterheadOf, queueMail, speakTo } from '../../mail/index.ts';
import { awarding } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskKind } from '../../platform/tasks/define-task.ts';
import { outletCache } from '../../sellers/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import type { DrawTask } from '../draw-task.ts';
import { findDraw } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import { claimResultUntold } from '../entry-store.ts';
import { DrawMemory, lineWords } from '../own-entry.ts';
import { newestAwards } from './award-store.ts';
import { newestHash } from '../walking/log-store.ts';
import { resultLetter } from './result-letter.ts';
import { readRunTerms } from './run-terms.ts';

const AT_ONCE = 100;

async function writeSome(
  tx: Tx,
  { publicAddress }: AwardsNeeds,
  memory: DrawMemory,
  draw: DrawRow,
  most: number,
  now: Date,
): Promise<number> {
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const untold = await claimResultUntold(tx, draw, now, most);
  const { series, levels } = await readRunTerms(tx, draw, now);
  const names = new Map([...levels].map(([id, { levelName }]) => [id, levelName]));
  const outlet = await outletCache(tx).get(draw.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const people = await customerNames(
    tx,
    sellerId,
    untold.map(({ user_id }) => user_id),
  );
  const newest = await newestAwards(
    tx,
    draw,
    untold.map(({ entry_id }) => entry_id),
  );
  const bills = await awarding.awardBills(
    tx,
    sellerId,
    [...newest.values()].map(({ order }) => order),
  );
  const hash = await newestHash(tx, draw);
  for (const entry of untold) {
    const person = people.get(entry.user_id);
    if (!person) continue;
    const award = newest.get(entry.entry_id);
    const bill = award && bills.get(award.order);
    const reached = award && award.number > 0 ? { changeId: award.change, newestHash: hash } : undefined;
    const { email: to, firstName } = person;
    await speakTo(person, outlet, async () => {
      const words =
        entry.ineligible === null
          ? (await lineWords(tx, memory, draw, entry, names)).map((line) => line.words)
          : [ineligibleWords[entry.ineligible]];
      const told = { to, firstName, from, series: ownWords(series.name), drawKey, words, bill, reached };
      await queueMail(tx, resultLetter(told), now);
    });
  }
  return untold.length;
}

/** Everybody hears what became of their request, once, after their order is there. */
export const resultLettersTask = (needs: AwardsNeeds): TaskKind<DrawTask, number> => {
  const memory = new DrawMemory();
  return defineTask<DrawTask, number>({
    kind: 'draws.result-letters',
    permission: 'draws.decide',
    count: async (tx, { sellerId, details }) => (await findDraw(tx, sellerId, details.drawKey))?.entries ?? 0,
    step: async (tx, { sellerId, details }, before = 0, now, { atMost }) => {
      const draw = await findDraw(tx, sellerId, details.drawKey);
      if (!draw) return { cursor: undefined, done: 0 };
      const most = atMost(AT_ONCE);
      const done = await writeSome(tx, needs, memory, draw, most, now);
      await needs.checkpoint('result letters written');
      return { cursor: done < most ? undefined : before + done, done };
    },
  });
};
