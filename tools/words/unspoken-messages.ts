// Messages that a customer's page shows, and that are there in English alone: somebody forgot `spoken`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/folders.mjs';
import { readMessages } from './read-messages.ts';

/** What the shop's page is made of; pieces and galleries for those who work here are not. */
const shown = ['apps/storefront/src/**/*.{ts,tsx}', 'packages/{ui,forms,screens,asking}/src/**/*.{ts,tsx}'];
const forStaff = /\.test\.tsx?$|\/(testing|office|gallery)\//;
const imported = /@stagedoor\/rules\/messages\/([\w-]+)'/g;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

export const messagesIn = (source: string): string[] =>
  [...source.matchAll(imported)].flatMap(([, name]) => (name ? [name] : []));

/** By the name of the file. */
export function unspokenMessages(): string[] {
  const files = globSync(shown, { cwd: root }).filter((file) => !forStaff.test(file));
  const names = new Set(files.flatMap((file) => messagesIn(textOf(file))));
  return [...names].sort().filter((name) => {
    const file = `packages/rules/src/messages/${name}.ts`;
    return readMessages(file, textOf(file)) === undefined;
  });
}
