/** Scripts that are read from right to left. */
const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** LANG-08: in which direction a language is read; one that is not known, as ours. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(code).maximize();
  return script !== undefined && fromTheRight.has(script) ? 'rtl' : 'ltr';
}

/** What the first element of every page and letter says of its language. */
export const languageAttributes = (code: string): string => `lang="${code}" dir="${directionOf(code)}"`;
