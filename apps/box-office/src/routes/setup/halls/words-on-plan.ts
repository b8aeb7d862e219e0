// What stands on the plan to be read: put there, changed, taken away.
import { MOST_WORDS, PLAIN_STAGE } from '@stagedoor/rules/halls/hall-plan';
import type { HallWords } from '@stagedoor/rules/halls/hall-plan';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { within } from './press-seat.ts';
import type { HallEditor } from './use-hall-editor.ts';

type Drawer = Pick<HallEditor, 'plan' | 'draw'>;

export function putWords({ plan, draw }: Drawer, { x, y }: { x: number; y: number }): void {
  if (plan.words.length >= MOST_WORDS) return;
  draw({ ...plan, words: [...plan.words, { text: words.newWords, x: within(x), y: within(y) }] });
}

export const changeWords = (
  { plan, draw }: Drawer,
  index: number,
  part: Partial<HallWords>,
  about: string | undefined,
): void =>
  draw({ ...plan, words: plan.words.map((each, at) => (at === index ? { ...each, ...part } : each)) }, about);

export const removeWords = ({ plan, draw }: Drawer, index: number): void =>
  draw({ ...plan, words: plan.words.filter((_each, at) => at !== index) });

/** Where the hand is; as wide as it was. */
export const putStage = ({ plan, draw }: Drawer, { x, y }: { x: number; y: number }): void =>
  draw({ ...plan, stage: { ...(plan.stage ?? PLAIN_STAGE), x: within(x), y: within(y) } });
