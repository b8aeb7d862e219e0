import { requireValid } from '../../../platform/http/require-valid.ts';

const MOST_DAYS = 366;

/** Days in their order, and no more of them than one looks at. */
export function requireSpan({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const problem = days < 0 ? 'Ends before it begins' : days > MOST_DAYS && 'A year at most';
  requireValid({ to: problem || undefined });
}
