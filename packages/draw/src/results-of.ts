import { isDenied, type Board } from './board.ts';
import { outcomes, type LineResult } from './outcome.ts';

/** An entry's results as the file holds them. */
export function resultsOf(board: Board, entry: number): LineResult[] {
  const { roll } = board;
  const { levels } = roll.plan;
  const start = roll.startOf(entry);
  return Array.from({ length: roll.startOf(entry + 1) - start }, (_, i) => {
    const line = start + i;
    const asked = levels[roll.levelOf(line)]!;
    const how = board.outcomeOf(line);
    return {
      event: asked.eventId,
      item: asked.itemId,
      level: isDenied(how) ? asked.id : levels[board.levelOf(line)]!.id,
      quantity: board.held(line),
      ...outcomes[how]!,
      asked: { level: asked.id, quantity: roll.quantityOf(line) },
    };
  });
}
