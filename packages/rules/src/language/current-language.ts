// Which language is spoken just now. A page is built for one language, and this module is replaced in it; a server speaks
// many at once, and hears from the work that runs which one it is. Nobody said anything: English.

/** A sentence as a translator wrote it, several of them, or those below a name. */
export type Said = string | readonly Said[] | { readonly [name: string]: Said };

export interface Language {
  /** As in an address and in `lang`: `fr`. */
  code: string;
  /** By which `Intl` writes: `fr-CA`. */
  locale: string;
  /** What is said, by module of messages. */
  said: Readonly<Record<string, Said>>;
  /** What the outlet that speaks wrote itself, by what it is in the outlet's first language. */
  wrote?: Readonly<Record<string, string>>;
}

let hear: () => Language | undefined = () => undefined;

export const currentLanguage = (): Language | undefined => hear();

/** Says where the language of the work that runs is found; answers how to forget it. */
export function hearLanguageFrom(source: () => Language | undefined): () => void {
  hear = source;
  return () => {
    hear = () => undefined;
  };
}
