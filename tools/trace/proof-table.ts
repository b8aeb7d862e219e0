// A table for readers: each line of an area, and the files whose tests prove it.
import { posix } from 'node:path';
import type { Claim } from './claims.ts';
import type { Requirement } from './requirements.ts';

const link = (file: string): string => `[${posix.basename(file)}](${file})`;
/** What would end a cell. */
const cell = (words: string): string => words.replaceAll('|', '\\|');

export function proofTable(
  area: string,
  requirements: readonly Requirement[],
  claims: readonly Claim[],
): string {
  const rows = requirements
    .filter(({ id }) => id.startsWith(`${area}-`))
    .map(({ id, words }) => {
      const files = new Set(claims.filter(({ ids }) => ids.includes(id)).map(({ file }) => file));
      if (files.size === 0) throw new Error(`No test names ${id}`);
      return `| ${id} | ${cell(words)} | ${[...files].sort().map(link).join(', ')} |`;
    });
  return ['| line | what holds | proven in |', '| --- | --- | --- |', ...rows].join('\n');
}

const begin = '<!-- table: written by npm run trace -- --write -->';
const end = '<!-- end of the table -->';

/** The text with its table written anew; formatted tables and plain ones are the same. */
export function withTable(text: string, table: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error('The place of the table is not marked');
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}

const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

export const isSameTable = (one: string, other: string): boolean => plain(one) === plain(other);
