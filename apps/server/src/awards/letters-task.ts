// Every fan is written to when the list is frozen: the same root to all, so that no two can be shown different ones.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { findCustomer, greeting, speakToBuyer } from '../accounts/index.ts';
import { findSeriesTimes } from '../catalogue/index.ts';
import { letterheadOf, letterParts, queueMail, said } from '../mail/index.ts';
import type { Letterhead } from '../mail/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { outletCache } from '../sellers/index.ts';
import { defineTask } from '../platform/tasks/define-task.ts';
import type { TaskKind } from '../platform/tasks/define-task.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import type { DrawTask } from './draw-task.ts';
import { findDraw } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { claimUntold } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';

const AT_ONCE = 100;
const { paragraph, button, facts, note } = letterParts;

interface Frozen {
  draw: Pick<DrawRow, 'draw_key' | 'attempt' | 'entries' | 'root'>;
  name: string;
  from: Letterhead;
}

async function write(tx: Tx, frozen: Frozen, entry: EntryRow, now: Date): Promise<void> {
  const customer = await findCustomer(tx, entry.seller_id, entry.user_id);
  if (customer) await queueFrozenLetter(tx, frozen, customer, now);
}

async function writeFrozenLetter(
  tx: Tx,
  { draw, name: written, from }: Frozen,
  customer: { email: string; first_name: string; language?: string | null },
  now: Date,
): Promise<void> {
  const name = ownWords(written);
  await queueMail(
    tx,
    {
      kind: 'draw-frozen',
      from,
      to: customer.email,
      subject: said`The list for ${name} is closed`,
      headline: said`Your request is in the draw`,
      preview: said`${draw.entries ?? 0} requests take part. Keep this letter: it holds the seal of the list.`,
      parts: [
        greeting(customer.first_name),
        paragraph`The list of requests for ${name} is closed and sealed. From now on nobody can add, change or take out a request without breaking the seal below.`,
        ...(draw.attempt > 1
          ? [
              paragraph`An earlier draw of this series was abandoned before anybody had a result. Its secret and its list are public, and the seal below takes the place of the one that you know.`,
            ]
          : []),
        facts([
          ['Requests', String(draw.entries)],
          [drawPageMessages.root, draw.root!],
        ]),
        button('How the draw works', `${from.origin}/draws/${draw.draw_key}`),
        note`Everybody who takes part got the same seal. Keep this letter, and you can check later that the draw used this very list.`,
      ],
    },
    now,
  );
}

export const lettersTask = (needs: AwardsNeeds): TaskKind<DrawTask, number> =>
  defineTask<DrawTask, number>({
    kind: 'draws.letters',
    permission: 'draws.decide',
    count: async (tx, { sellerId, details }) => (await findDraw(tx, sellerId, details.drawKey))?.entries ?? 0,
    step: async (tx, { sellerId, details }, before = 0, now, { atMost }) => {
      const draw = await findDraw(tx, sellerId, details.drawKey);
      if (!draw || draw.state === 'abandoned') return { cursor: undefined, done: 0 };
      // By this very connection: after a start nothing is kept in memory, and the embedded engine has no other one.
      const outlet = await outletCache(tx).get(draw.outlet_id);
      const from = letterheadOf(outlet, needs.publicAddress(outlet));
      const series = await findSeriesTimes(tx, sellerId, draw.series_id);
      const most = atMost(AT_ONCE);
      const untold = await claimUntold(tx, draw, now, most);
      for (const entry of untold) await write(tx, { draw, name: series!.name, from }, entry, now);
      const done = untold.length;
      return { cursor: done < most ? undefined : before + done, done };
    },
  });

export const queueFrozenLetter: typeof writeFrozenLetter = (tx, ...told) =>
  speakToBuyer(tx, { language: told[1].language, outlet_id: told[0].from.outletId }, () =>
    writeFrozenLetter(tx, ...told),
  );
