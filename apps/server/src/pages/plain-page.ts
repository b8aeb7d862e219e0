import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { escapeHtml } from './html.ts';

/** A page that needs nothing: no outlet, no script, no picture. */
export function plainPage(headline: string, sentence: string, language: string = ENGLISH_LANGUAGE): string {
  return `<!doctype html><html ${languageAttributes(language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(headline)}</title><main><h1>${escapeHtml(headline)}</h1><p>${escapeHtml(sentence)}</p></main></html>`;
}
