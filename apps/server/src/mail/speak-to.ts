import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import { speakIn } from '../platform/language/speaking.ts';

/**
 * LANG-06: what is written to somebody is in the language of their order or account; where neither has one, in the one
 * that they speak just now, and else in the outlet's own. A language that the outlet has dropped since is no choice.
 */
export function speakTo<T>(
  whom: { language?: string | null | undefined },
  outlet: { languages?: readonly string[] | null | undefined; words?: readonly OwnText[] | undefined },
  work: () => T,
): T {
  const offered = languagesOf(outlet.languages);
  const wishes = [whom.language, currentLanguage()?.code];
  return speakIn(
    wishes.map((wish) => offered.find((code) => code === wish)).find(Boolean) ?? offered[0],
    work,
    outlet.words,
  );
}
