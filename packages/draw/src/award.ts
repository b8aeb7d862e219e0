// The pass: entries come by place, and each line of theirs gets what the rules give it at that moment.
import type { Board } from './board.ts';
import { outcome, type Outcome } from './outcome.ts';
import { isValid } from './plan.ts';
import { stride, type Steps } from './steps.ts';

export interface Award {
  readonly level: number;
  readonly quantity: number;
}

export function* awardAll(board: Board, order: Uint32Array): Steps<void> {
  const { roll } = board;
  for (const [place, entry] of order.entries()) {
    if (place % stride === 0) yield { step: 'awarding', done: place, of: order.length };
    const end = roll.startOf(entry + 1);
    for (let line = roll.startOf(entry); line < end; line += 1) serve(board, entry, line);
  }
}

function serve(board: Board, entry: number, line: number): void {
  const { roll } = board;
  const { addOn, event } = roll.plan.levels[roll.levelOf(line)]!;
  if (addOn) {
    const reason = whyNoAddOn(board, entry, line);
    if (reason === undefined)
      board.award(entry, line, roll.levelOf(line), roll.quantityOf(line), outcome.full);
    else board.deny(entry, line, reason);
    return;
  }
  const room = board.roomFor(entry, event);
  const award = ticketsFor(board, entry, line, room);
  if (award) board.award(entry, line, award.level, award.quantity, nameOf(board, line, award));
  else board.deny(entry, line, whyNoTicket(board, entry, line, room));
}

/** What a ticket line gets within so much room, or nothing: all of it at the first level that has it, else a part. */
export function ticketsFor(
  board: Board,
  entry: number,
  line: number,
  room: number,
  leftOf: (level: number) => number = (level) => board.left(level),
): Award | undefined {
  const { plan } = board.roll;
  const asked = plan.levels[board.roll.levelOf(line)]!;
  const quantity = board.roll.quantityOf(line);
  const candidates = board.roll.wantsAlternates(line) ? asked.candidates : asked.itself;
  if (quantity <= room) {
    for (const level of candidates) {
      if (!isValid(plan.levels[level]!, quantity)) continue;
      if (quantity <= leftOf(level) && quantity <= board.free(entry, level)) return { level, quantity };
    }
  }
  if (!plan.rules.partial) return undefined;
  let best: Award | undefined;
  for (const level of candidates) {
    const { minimum, multiple } = plan.levels[level]!;
    const most = Math.min(quantity, room, leftOf(level), board.free(entry, level));
    const part = most - (most % multiple);
    if (part >= minimum && part > (best?.quantity ?? 0)) best = { level, quantity: part };
  }
  return best;
}

export function nameOf(board: Board, line: number, { level, quantity }: Award): Outcome {
  if (quantity < board.roll.quantityOf(line)) return outcome.partial;
  return level === board.roll.levelOf(line) ? outcome.full : outcome.alternate;
}

const plenty = () => Infinity;

function whyNoTicket(board: Board, entry: number, line: number, room: number): Outcome {
  if (room < Infinity && ticketsFor(board, entry, line, Infinity)) return outcome.cap;
  return ticketsFor(board, entry, line, Infinity, plenty) ? outcome.soldOut : outcome.notValid;
}

export function whyNoAddOn(board: Board, entry: number, line: number): Outcome | undefined {
  const { roll } = board;
  const level = roll.plan.levels[roll.levelOf(line)]!;
  if (!board.hasTicket(entry, level.event)) return outcome.noTicket;
  if (!isValid(level, roll.quantityOf(line))) return outcome.notValid;
  return board.left(roll.levelOf(line)) >= roll.quantityOf(line) ? undefined : outcome.soldOut;
}
