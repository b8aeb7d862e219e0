// A setting with a slip in its name is no setting: the shop would run without it and say nothing. Nobody knows every
// name that an environment holds, so only one that is close to a name of ours is told.
import type { Environment } from './config-reader.ts';
import { distanceOf } from '@stagedoor/rules/programme/did-you-mean';

const isSetting = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
/** Short words resemble each other by chance. */
const SHORT = 4;
const MOST = 3;

const isCloseWord = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  return distanceOf(one, other) <= (longer <= SHORT ? 1 : Math.min(MOST, Math.floor(longer / 2)));
};

/** Word by word: `TRUSTED_PROXY` is close to `TRUSTED_PROXIES`, `DATABASE_PORT` of some other program to nothing. */
function isClose(given: string, known: string): boolean {
  if (given.replaceAll('_', '') === known.replaceAll('_', '')) return true;
  const [words, knownWords] = [given.split('_'), known.split('_')];
  if (words.length !== knownWords.length) return false;
  if (words.length === 1) return distanceOf(given, known) <= 1;
  return words.every((word, at) => isCloseWord(word, knownWords[at]!));
}

/** A sentence for each name that is most likely meant to be another. */
export function misspeltSettings(env: Environment, known: ReadonlySet<string>): string[] {
  return Object.keys(env)
    .filter((given) => isSetting.test(given) && !known.has(given) && env[given]?.trim())
    .sort()
    .flatMap((given) => {
      const [nearest] = [...known]
        .filter((name) => isClose(given, name) && !env[name]?.trim())
        .sort((a, b) => distanceOf(given, a) - distanceOf(given, b));
      return nearest === undefined ? [] : `${given} is no setting of this shop: did you mean ${nearest}?`;
    });
}
