// In which language the work that runs speaks: a letter, a call that names one, a page.
import { AsyncLocalStorage } from 'node:async_hooks';
import { hearLanguageFrom } from '@stagedoor/rules/language/current-language';
import type { Language } from '@stagedoor/rules/language/current-language';
import { ownWordsIn } from '@stagedoor/rules/language/own-words';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import { PLAIN_LOCALE } from '@stagedoor/rules/language/locale';
import { ENGLISH_LANGUAGE, isShopLanguage } from '@stagedoor/rules/language/shop-languages';
import { readLanguage } from './read-languages.ts';

const speaking = new AsyncLocalStorage<Language | undefined>();
hearLanguageFrom(() => speaking.getStore());

const known = new Map<string, Language | undefined>();

/** Whoever asks for English has said so: it is not the same as nothing, which is the outlet's own in a letter. */
function languageOf(code: string): Language | undefined {
  if (code === ENGLISH_LANGUAGE) return { code, locale: PLAIN_LOCALE, said: {} };
  if (!known.has(code)) known.set(code, readLanguage(code));
  return known.get(code);
}

/**
 * Whatever `work` says, and whatever that begins, is in this language; in English where there is no such language. With
 * an outlet's own texts these are said in it, too.
 */
export function speakIn<T>(code: string | null | undefined, work: () => T, texts?: readonly OwnText[]): T {
  const language = code && isShopLanguage(code) ? languageOf(code) : undefined;
  const spoken = speaking.getStore();
  // Within work that speaks the same language an outlet's words stay.
  const kept = language && spoken?.code === language.code ? spoken.wrote : undefined;
  const wrote = language && texts ? ownWordsIn(texts, language.code) : kept;
  return speaking.run(language && wrote ? { ...language, wrote } : language, work);
}
