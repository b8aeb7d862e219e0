import { locale } from '../language/locale.ts';
import { counted } from '../writing/counted.ts';
import { recordOf } from '../values/record-of.ts';

/** Where a draw's public number comes from, as people read it; what is typed may be anything yet. */
export function publicInputWords(input: unknown): string {
  const { kind, source, count, round } = recordOf(input);
  if (kind === 'digits')
    return `${counted(Number(count ?? 0), 'digit')} of ${typeof source === 'string' && source !== '' ? source : 'a drawing that is not named yet'}`;
  if (kind === 'drand') return `round ${Number(round ?? 0).toLocaleString(locale())} of the drand beacon`;
  return kind === 'none' ? 'no public number' : 'a public number that is not named yet';
}
