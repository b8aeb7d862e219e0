import type { Board } from './board.ts';
import { outcome } from './outcome.ts';
import type { Override } from './override.ts';

/** An override gave tickets of a level while somebody with a better place had been told that it was sold out. */
export interface PassedOver {
  readonly line: number;
  readonly entry: string;
  readonly level: number;
  readonly place: number;
  readonly earlierEntry: string;
  readonly earlierPlace: number;
}

/** Looks at one override after it was applied; `order` holds the entries by place. */
export function passedOver(
  board: Board,
  order: Uint32Array,
  before: readonly { readonly level: number; readonly quantity: number }[],
  { override, line }: { readonly override: Override; readonly line: number },
): PassedOver[] {
  const { roll } = board;
  const entry = roll.find(override.entry)!;
  const place = order.indexOf(entry) + 1;
  const given = override.after.filter(
    ({ result, level, quantity }, i) =>
      result === 'override' && (level !== before[i]!.level || quantity !== before[i]!.quantity),
  );
  const levels = new Set(given.map(({ level }) => level));
  return [...levels].flatMap((level) => {
    const index = roll.plan.levelById.get(level)!;
    const earlier = order.subarray(0, place - 1).findIndex((other) => isSoldOut(board, other, index));
    if (earlier < 0) return [];
    const earlierEntry = roll.idOf(order[earlier]!);
    return [{ line, entry: override.entry, level, place, earlierEntry, earlierPlace: earlier + 1 }];
  });
}

function isSoldOut(board: Board, entry: number, level: number): boolean {
  const { roll } = board;
  const end = roll.startOf(entry + 1);
  for (let line = roll.startOf(entry); line < end; line += 1) {
    if (roll.levelOf(line) === level && board.outcomeOf(line) === outcome.soldOut) return true;
  }
  return false;
}
