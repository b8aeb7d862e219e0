// What an outlet says in its other languages, as its row keeps it: languages in which nothing is said are left out.
import type { Outlet } from '@stagedoor/descriptions/programme';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { keysOf } from '@stagedoor/rules/values/keys-of';

export const wordsColumn = (described: Outlet['words']): OwnText[] =>
  described.map((own) => ({
    text: own.text,
    ...Object.fromEntries(keysOf(shopLanguages).flatMap((code) => (own[code] ? [[code, own[code]]] : []))),
  }));

export const describedWords = (kept: readonly OwnText[]): Outlet['words'] =>
  kept.map(({ text, en, fr, es, de }) => ({
    text,
    en: en ?? null,
    fr: fr ?? null,
    es: es ?? null,
    de: de ?? null,
  }));
