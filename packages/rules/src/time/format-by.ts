import { locale } from '../language/locale.ts';

const HALF_SAID = /(\d) h 00(?!\d)/u;

/** A format is built on its first use in a language: pages rarely need them all. */
export function formatBy(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const known = made.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    made.set(locale(), known);
    return known;
  };
}

/**
 * Engines differ in the blanks they print before PM; a plain one keeps server and browser alike. French says `20 h`,
 * and its minutes only where there are some.
 */
export const plainly = (text: string): string => text.replace(/\s/gu, ' ').replace(HALF_SAID, '$1 h');
