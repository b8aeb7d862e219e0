import { textOf } from '@stagedoor/rules/values/text-of';

/** A content block as the draft holds it; the server judges what it says. */
export interface Notice {
  id: number;
  title: string;
  body: string;
  link: string | null;
  /** As a moment is written on the wire. */
  from: string | null;
  type: string;
  behavior: string | null;
  zone: string;
  pages: readonly string[];
}

export const noticeOf = (given: Readonly<Record<string, unknown>>): Notice => ({
  id: Number(given['id']),
  title: textOf(given['title']),
  body: textOf(given['body']),
  link: textOf(given['link']) || null,
  from: textOf(given['from']) || null,
  type: textOf(given['type']),
  behavior: textOf(given['behavior']) || null,
  zone: textOf(given['zone']) || 'top',
  pages: Array.isArray(given['pages']) ? given['pages'].map(textOf) : [],
});
