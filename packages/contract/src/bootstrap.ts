// What the server writes into the page: where the calls go, and calls it has already answered, so that the
// first screen shows without asking again.
import type { AnyCall } from './call.ts';
import type { InputOf } from './call.ts';
import * as z from 'zod/mini';

export interface Bootstrap {
  /** Where calls go, without a slash at the end; empty for the page's own origin. */
  apiBase: string;
  /** The server's time when it wrote the page, so that both sides draw the same first picture. */
  now: string;
  /** Answers by `answerKey`, in our own names. Empty for outlets that show nothing before a password or a sign-in. */
  answers: Record<string, unknown>;
  /** False in production: then the demo's own pages do not exist. */
  demo: boolean;
}

export function answerKey<C extends AnyCall>(call: C, input: InputOf<C>): string {
  return `${call.path} ${JSON.stringify(z.encode(call.input, input))}`;
}
