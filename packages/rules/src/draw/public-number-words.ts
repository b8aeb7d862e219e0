/** The public number of a draw as people read it, and why what was typed cannot be it. */
import { locale } from '../language/locale.ts';
import { counted } from '../writing/counted.ts';
import { drawOfficeMessages } from '../messages/draw-office.ts';

interface ReadNumber {
  kind?: unknown;
  value?: unknown;
  round?: unknown;
  randomness?: unknown;
}

export function publicNumberWords({ kind, value, round, randomness }: ReadNumber): string | undefined {
  if (kind === 'digits' && typeof value === 'string') return value;
  if (kind === 'drand') return `round ${String(round)} of the beacon: ${String(randomness)}`;
  return kind === 'none' ? 'none' : undefined;
}

/** Nothing where it has the form that the rules name. */
export function digitsProblem(typed: string, wanted: number): string | undefined {
  if (!/^[0-9]*$/.test(typed)) return drawOfficeMessages.notDigits;
  if (typed.length === wanted) return undefined;
  return drawOfficeMessages.digitsMissing(counted(wanted, 'digit'), typed.length.toLocaleString(locale()));
}
