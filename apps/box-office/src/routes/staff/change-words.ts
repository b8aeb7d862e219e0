import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { roleTable } from '@stagedoor/rules/staff/role-table';
import type { Permission } from '@stagedoor/rules/staff/role-table';

type Facts = Readonly<Record<string, unknown>>;

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${named(name)} ${said(part)}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `lastName`, `second-step`: as words. */
const named = (name: string): string => name.replaceAll(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase();

/** What somebody asked for without being allowed to, as the table of roles calls it. */
const forbidden = ({ refused, after }: LogEntry) =>
  refused && typeof after?.permission === 'string' ? roleTable[after.permission as Permission] : undefined;

/** An id that nobody would know it by. */
const isNumberless = (id: string | undefined): boolean =>
  id === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** `order Z4100000114`; of what was refused, `Orders: refund, cancel`. */
export function whichWords(entry: LogEntry): string | undefined {
  const asked = forbidden(entry);
  if (asked) return `${asked.room}: ${asked.action}`;
  const { kind, id } = entry.subject ?? {};
  if (kind === undefined) return undefined;
  return isNumberless(id) ? named(kind.replaceAll('.', ' ')) : `${kind} ${id}`;
}

/** `isNewBrowser` that came true says its name alone. */
const isPlainYes = (name: string, value: unknown): boolean => value === true && name.startsWith('is');

/** What changed, name by name: `role: desk → owner`. What stayed the same is left out. */
export function changeWords(entry: LogEntry): string {
  const { before, after, personal } = entry;
  if (forbidden(entry) && typeof after?.role === 'string') return `not for the role of ${after.role}`;
  if (personal?.erasedAt) return 'erased with the person';
  const [was, is]: Facts[] = [
    { ...before, ...personal?.before },
    { ...after, ...personal?.after },
  ];
  const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])];
  return names
    .filter((name) => said(was![name]) !== said(is![name]))
    .map((name) => {
      if (!(name in was!) && isPlainYes(name, is![name])) return named(name).replace(/^is /, '');
      const arrow = name in was! ? `${said(was![name])} → ${said(is![name])}` : said(is![name]);
      return `${named(name)}: ${arrow}`;
    })
    .join('; ');
}
