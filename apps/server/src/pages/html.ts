export { escapeHtml } from '../platform/html.ts';

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text that may stand inside a style element. */
export function cssForHtml(css: string): string {
  return css.replaceAll('<', '\\3c ');
}
