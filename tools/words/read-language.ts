// A language as translators keep it: a folder with its manifest and one file for each file of messages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from '../../packages/rules/src/language/current-language.ts';
import { root } from '../runtime/folders.mjs';

const languagesFolder = join(root, 'packages/rules/languages');

export interface LanguageManifest {
  locale: string;
  /** Every sentence is there: it may be offered to customers, and a missing one stops the check. */
  whole: boolean;
  /** `cards.endingIn.lastFour`: what the English says, and this language need not. */
  leftUnsaid?: string[];
}

export interface ReadLanguage {
  code: string;
  manifest: LanguageManifest;
  said: Readonly<Record<string, Said>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export function readLanguage(code: string, folder = languagesFolder): ReadLanguage {
  const at = join(folder, code);
  const files = readdirSync(at).filter((file) => file.endsWith('.json') && file !== 'manifest.json');
  return {
    code,
    manifest: readJson(join(at, 'manifest.json')) as LanguageManifest,
    said: Object.fromEntries(files.map((file) => [file.slice(0, -5), readJson(join(at, file)) as Said])),
  };
}

export const languageCodes = (folder = languagesFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
