import type { LogEntry } from '@stagedoor/contract/calls/office/log';

type Facts = Readonly<Record<string, unknown>>;

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `lastName`, `second-step`: as words. */
const named = (name: string): string => name.replaceAll(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase();

/** What changed, name by name: `role: desk → owner`. What stayed the same is left out. */
export function changeWords({ before, after, personal }: LogEntry): string {
  if (personal?.erasedAt) return 'erased with the person';
  const [was, is]: Facts[] = [
    { ...before, ...personal?.before },
    { ...after, ...personal?.after },
  ];
  const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])];
  return names
    .filter((name) => said(was![name]) !== said(is![name]))
    .map((name) => {
      const arrow = name in was! ? `${said(was![name])} → ${said(is![name])}` : said(is![name]);
      return `${named(name)}: ${arrow}`;
    })
    .join('; ');
}
