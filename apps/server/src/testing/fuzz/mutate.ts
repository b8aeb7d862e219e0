// Spoils a good body: somewhere in it something stands that nobody expects.
import type { Dice } from '../order-proof/dice.ts';

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** One of each kind of trouble. */
const nasty: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => 0,
  () => -1,
  () => 1.5,
  () => 2_147_483_648,
  () => -2_147_483_649,
  () => 2 ** 60,
  () => 1e308,
  () => '1e400',
  () => '99999999999999999999999',
  () => true,
  () => [],
  () => [null],
  () => ({}),
  () => ({ length: 3 }),
  () => deep(60),
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202eevil',
  () => '🎟️'.repeat(40),
  () => 'x'.repeat(20_000),
  () => "'; drop table orders; --",
  () => '../../etc/passwd',
  () => '%00',
  () => '0000-00-00',
  () => '2026-02-30',
  () => '+275760-09-13T00:00:00.001Z',
  () => '-000001-01-01T00:00:00Z',
  () => 'NaN',
  () => 'Infinity',
  () => '00000000-0000-0000-0000-000000000000',
  () => 'toString',
  () => Array.from({ length: 300 }, (_, n) => n),
];

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number };

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const holder = value as Record<string, unknown>;
    found.push({ holder, key });
    placesIn(holder[key], found);
  }
  return found;
}

function addStranger(body: object, dice: Dice): void {
  const key = dice.pick(['__proto__', 'constructor', 'unknown', '', 'toString', 'sellerId', 'SellerID']);
  const value = dice.pick(nasty)();
  Object.defineProperty(body, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Changes the body in one place. */
export function mutate(body: object, dice: Dice): void {
  const places = placesIn(body);
  if (places.length === 0 || dice.number(12) === 0) return addStranger(body, dice);
  const { holder, key } = dice.pick(places);
  const at = holder as Record<string | number, unknown>;
  const [how, value] = [dice.number(10), at[key]];
  if (how === 0 && !Array.isArray(holder)) delete at[key];
  else if (how === 1) at[key] = [value, value];
  else if (how === 2) at[key] = String(value);
  else if (how === 3 && typeof value === 'string') at[key] = value.slice(0, -1);
  else if (how === 4 && typeof value === 'string') at[key] = value.toUpperCase();
  else if (how === 5 && typeof value === 'number') at[key] = -value;
  else at[key] = dice.pick(nasty)();
}

/** What is no object at all, or no JSON. */
export const brokenTexts: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '42',
  '{',
  '{"a":',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '<xml/>',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
];
