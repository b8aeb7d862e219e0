import { createHash } from 'node:crypto';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { TEXT_FACE, textFaceCss } from '../platform/text-face.ts';
import { escapeHtml } from './html.ts';

const css = `${textFaceCss(TEXT_FACE)}
body{margin:0;background:#faf8f3;color:#1d1a16;font:1rem/1.5 'Instrument Sans',system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:18vh 1.5rem 3rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
p{margin:0;color:#655e53}`;

/** Nothing but its own style and the typeface. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that needs nothing: no outlet, no script, no picture. */
export function plainPage(headline: string, sentence: string, language: string = ENGLISH_LANGUAGE): string {
  return `<!doctype html><html ${languageAttributes(language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(headline)}</title><style>${css}</style><main><h1>${escapeHtml(headline)}</h1><p>${escapeHtml(sentence)}</p></main></html>`;
}
