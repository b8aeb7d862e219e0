import { escapeHtml } from './html.ts';

/** A page that needs nothing: no outlet, no script, no picture. */
export function plainPage(headline: string, sentence: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(headline)}</title><main><h1>${escapeHtml(headline)}</h1><p>${escapeHtml(sentence)}</p></main></html>`;
}
