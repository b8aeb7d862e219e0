import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/folders.mjs';
import { entryOf, readMessages, type Entry } from './read-messages.ts';

const notSources = /\.test\.tsx?$/;

/** Every file of messages that is spoken in several languages, by its name. */
export function spokenModules(): Map<string, Entry> {
  const files = globSync('packages/rules/src/**/*.ts', { cwd: root }).filter(
    (file) => !notSources.test(file),
  );
  const modules = new Map<string, Entry>();
  for (const file of files.sort()) {
    const messages = readMessages(file, readFileSync(join(root, file), 'utf8'));
    if (!messages) continue;
    if (modules.has(messages.name)) throw new Error(`Two files of messages are called ${messages.name}`);
    modules.set(messages.name, entryOf(messages.english));
  }
  return modules;
}
