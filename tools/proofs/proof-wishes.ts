export interface ProofWishes {
  names: string[];
  /** They go on to each proof that is named. */
  options: string[];
  isAll: boolean;
  /** Also what was proven of this commit in a sitting before. */
  isAnew: boolean;
}

const ANEW = '--anew';

/** What was asked for on the command line; everything, where nothing is named. */
export function proofWishes(words: readonly string[], known: readonly string[]): ProofWishes {
  const options = words.filter((word) => word.startsWith('--') && word !== ANEW);
  const named = words.filter((word) => !word.startsWith('--'));
  const isAll = named.length === 0 || named.includes('all');
  return { names: isAll ? [...known] : named, options, isAll, isAnew: words.includes(ANEW) };
}
