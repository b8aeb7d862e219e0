import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { changedFacts, nameWords } from '@stagedoor/rules/staff/fact-words';
import { permissions, roleTable } from '@stagedoor/rules/staff/role-table';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';

/** What somebody asked for without being allowed to, as the table of roles calls it. */
const forbidden = ({ refused, after }: LogEntry) => {
  const permission = after?.permission;
  return refused && isOneOf(permissions, permission) ? roleTable[permission] : undefined;
};

/** An id that nobody would know it by. */
const isNumberless = (id: string | undefined): boolean =>
  id === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** `order Z4100000114`; of what was refused, `Orders: refund, cancel`. */
/** A program acts in the name of whoever made its key. */
export const whoWords = (who: string, key: string | undefined): string =>
  key === undefined ? who : `${who}, by the key ${key}`;

export function whichWords(entry: LogEntry): string | undefined {
  const asked = forbidden(entry);
  if (asked) return `${asked.room}: ${asked.action}`;
  const { kind, id } = entry.subject ?? {};
  if (kind === undefined) return undefined;
  return isNumberless(id) ? nameWords(kind) : `${nameWords(kind)} ${id}`;
}

/** What changed, name by name: `role: desk → owner`. What stayed the same is left out. */
export function changeWords(entry: LogEntry, told: ToldIn): string {
  const { before, after, personal } = entry;
  if (forbidden(entry) && typeof after?.role === 'string') return `not for the role of ${after.role}`;
  if (personal?.erasedAt) return 'erased with the person';
  return changedFacts({ ...before, ...personal?.before }, { ...after, ...personal?.after }, told);
}
