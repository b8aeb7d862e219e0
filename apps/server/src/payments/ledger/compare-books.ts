import type { Currency } from '@stagedoor/rules/money/currencies';
/** One movement of money under the reference that both books know. */
export interface Movement {
  ref: string;
  /** Counts up for captures, down for what went back. */
  cents: number;
  currency: Currency;
}

export interface Difference {
  ref: string;
  currency: Currency;
  ourCents: number;
  gatewayCents: number;
}

type Key = Pick<Movement, 'ref' | 'currency'>;
const keyOf = ({ ref, currency }: Key): string => `${ref} ${currency}`;

function sums(movements: readonly Movement[]): Map<string, number> {
  const byKey = new Map<string, number>();
  for (const each of movements) byKey.set(keyOf(each), (byKey.get(keyOf(each)) ?? 0) + each.cents);
  return byKey;
}

/**
 * Every reference under which the two books differ, by as little as a cent or by the currency; those that wait for an
 * answer are left out.
 */
export function compareBooks(
  ours: readonly Movement[],
  gateways: readonly Movement[],
  waiting: ReadonlySet<string>,
): Difference[] {
  const [our, theirs] = [sums(ours), sums(gateways)];
  const keys = new Map([...ours, ...gateways].map((each): [string, Key] => [keyOf(each), each]));
  return [...keys]
    .filter(([, { ref }]) => !waiting.has(ref))
    .map(([key, { ref, currency }]) => ({
      ref,
      currency,
      ourCents: our.get(key) ?? 0,
      gatewayCents: theirs.get(key) ?? 0,
    }))
    .filter(({ ourCents, gatewayCents }) => ourCents !== gatewayCents);
}
