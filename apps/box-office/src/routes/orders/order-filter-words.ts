import { manyOf } from '../../parts/address/use-address-filters.ts';

/** `Status: Paid`, `Event: 3 chosen`. */
export function chosenWords(
  label: string,
  chosen: string,
  options: readonly { value: string; label: string }[],
): string {
  const values = manyOf(chosen);
  const [only] = values;
  if (values.length !== 1) return `${label}: ${values.length} chosen`;
  return `${label}: ${options.find(({ value }) => value === only)?.label ?? only}`;
}
