import { recordOf } from './record-of.ts';

/** The code that a system or a database gave to what went wrong. */
export function codeOf(error: unknown): string | undefined {
  const { code } = recordOf(error);
  return typeof code === 'string' ? code : undefined;
}
