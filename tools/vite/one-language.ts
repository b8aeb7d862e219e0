import type { Plugin } from 'vite';
import { languageCodes, readLanguage } from '../words/read-language.ts';
import { speakIn } from '../words/speak.ts';

const messages = /\/packages\/rules\/src\/.*\.ts$/;
const current = /\/packages\/rules\/src\/language\/current-language\.ts$/;

/**
 * LANG-03: a page speaks one language, so it is built with that one: its sentences stand in the code in place of the
 * English, and no page carries words that it does not show. `en` takes away only the look-up.
 */
export function oneLanguage(code: string, folder?: string): Plugin {
  const language = code === 'en' ? undefined : readLanguage(code, folder);
  const spoken = language && { code, locale: language.manifest.locale, said: {} };
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(source, id) {
      const path = id.split('?', 1)[0] ?? id;
      if (current.test(path)) return `export const currentLanguage = () => (${JSON.stringify(spoken)});`;
      if (!messages.test(path)) return null;
      const text = speakIn(language?.said ?? {}, path, source);
      return text === undefined ? null : { code: text, map: null };
    },
  };
}

/** Those that a shop may be offered in, English first. */
export const builtLanguages = (): string[] => [
  'en',
  ...languageCodes().filter((code) => readLanguage(code).manifest.whole),
];
