import type { DrawSummary } from '@stagedoor/contract/entities/draw';
import { isReached } from '@stagedoor/rules/time/moment';
import type { Times } from '@stagedoor/rules/time/times-in';

/** The seven stages, always in view. */
export const stages = ['Collect', 'Check', 'Freeze', 'Draw', 'Review', 'Publish', 'Runner-ups'] as const;

/** Which of them is the current one. */
export function stageOf({ state, isClosed }: Pick<DrawSummary, 'state' | 'isClosed'>): number {
  if (state === 'published') return 6;
  if (state === 'drawn') return 4;
  if (state === 'frozen') return 3;
  return isClosed ? 1 : 0;
}

export const stageWord = (draw: Pick<DrawSummary, 'state' | 'isClosed'>): string => {
  if (draw.state === undefined) return 'No commitment';
  if (draw.state === 'abandoned') return 'Abandoned';
  if (draw.state === 'published') return 'Published';
  return stages[stageOf(draw)]!;
};

/** `Closes Sat, …` until then, `Closed Sat, …` afterwards. */
export const closingWords = (closesAt: Date, now: Date, { formatDateTime }: Times): string =>
  `${isReached(closesAt, now) ? 'Closed' : 'Closes'} ${formatDateTime(closesAt)}`;
