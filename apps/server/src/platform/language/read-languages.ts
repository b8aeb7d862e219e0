// The languages that shops are offered in, as translators keep them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Said } from '@stagedoor/rules/language/current-language';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';

const folder = join(import.meta.dirname, '../../../../../packages/rules/languages');
const MANIFEST = 'manifest.json';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Sentences, lists of them and those below names; anything else is none. */
function saidIn(read: unknown): Said {
  if (typeof read === 'string') return read;
  if (Array.isArray(read)) return read.map(saidIn);
  return Object.fromEntries(Object.entries(recordOf(read)).map(([name, below]) => [name, saidIn(below)]));
}

/** Read when the first sentence of it is said. Undefined for one that is not whole, and so never offered. */
export function readLanguage(code: string, languages = folder): Language | undefined {
  const at = join(languages, code);
  if (!existsSync(join(at, MANIFEST))) return undefined;
  const { locale, whole } = recordOf(readJson(join(at, MANIFEST)));
  if (whole !== true) return undefined;
  const files = readdirSync(at).filter((file) => file.endsWith('.json') && file !== MANIFEST);
  return {
    code,
    locale: textOf(locale),
    said: Object.fromEntries(files.map((file) => [file.slice(0, -5), saidIn(readJson(join(at, file)))])),
  };
}
