import type { DescribedChange } from '@stagedoor/contract/calls/office/programme';
import { idOf } from '@stagedoor/descriptions/scope';
import type { Scope } from '@stagedoor/descriptions/scope';
import type { LogEntry } from '../staff/index.ts';

/** A leg of thirty shows is one entry: it says the first of what changed, and how much more there is. */
const MOST_SENTENCES = 20;

/** What the log keeps of a change, in the words in which it was told. */
export function entriesOfChange(
  scope: Scope,
  changes: readonly DescribedChange[],
  takenOver: readonly number[],
): LogEntry[] {
  const taken = takenOver.map((outletId): LogEntry => {
    const subject = { kind: 'outlet', id: outletId };
    return { action: 'programme.taken-over', subject, outletId };
  });
  if (changes.length === 0) return taken;
  const told = changes.flatMap(({ sentences }) => sentences).map((sentence) => sentence.replace(/\.$/, ''));
  const more = told.length - MOST_SENTENCES;
  const entry: LogEntry = {
    action: 'programme.changed',
    subject: { kind: scope.of, id: idOf(scope) },
    outletId: scope.of === 'seller' ? undefined : scope.outletId,
    after: { changes: told.slice(0, MOST_SENTENCES), ...(more > 0 && { more }) },
  };
  return [...taken, entry];
}
