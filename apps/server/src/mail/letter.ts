import type { LetterPart } from './letter-parts.ts';
import type { Letterhead } from './letterhead.ts';
import type { Attachment } from './tables.ts';

export interface Letter {
  subject: string;
  headline: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  parts: readonly LetterPart[];
  /** What the record calls it, and what it is about: with them it reads in its outlet's own words. */
  kind?: string | undefined;
  about?: string | undefined;
  /** schema.org data about what the letter tells, for mail programs. */
  structuredData?: readonly object[];
}

/** A letter to somebody, on an outlet's paper. */
export interface NewMail extends Letter {
  /** What the record calls it. */
  kind: string;
  to: string;
  from: Letterhead;
  /** True when the mail holds what lets somebody in: its text is forgotten as soon as it is sent. */
  isSecret?: boolean;
  /** It does not leave before that. */
  notBefore?: Date | undefined;
  attachments?: readonly Attachment[];
  /** The one thing that it tells about, for that thing's story: `order Z4100000114`. */
  about?: string;
}
