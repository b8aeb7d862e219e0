/** Makes up numbers that a format must accept, for tests and benchmarks. */

import { checkDigit, completed } from '../checksum.ts';
import type { Format, GroupName } from '../format.ts';
import { type Layout, layoutsOf } from '../layout.ts';

/** Draws from 0 up to, not including, the limit. */
export type Draw = (limit: number) => number;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The same numbers in the same order for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function validNumber(format: Format, draw: Draw): string {
  const layout = pick(format.patterns.flatMap(layoutsOf), draw);
  const number = layout.parts.map(({ length, text, digits, letters }) => {
    if (text !== null) return text;
    const characters = (digits ? DIGITS : '') + (letters ? LETTERS : '');
    return Array.from({ length }, () => pick([...characters], draw)).join('');
  });
  const listed = withListedCodes(format, layout, number.join(''), draw);
  return withCheckDigit(format, layout, listed);
}

function withListedCodes(format: Format, layout: Layout, number: string, draw: Draw): string {
  const lists: [GroupName, readonly string[]][] = [
    ['ServiceType', Object.keys(format.services ?? {})],
    ['ShippingContainerType', Object.keys(format.containers ?? {})],
    ['CountryCode', [...(format.countries?.keys() ?? [])]],
  ];
  return lists.reduce(
    (sofar, [group, codes]) =>
      codes.length > 0 ? withGroup(layout, group, sofar, pick(codes, draw)) : sofar,
    number,
  );
}

function withCheckDigit({ checksum, prepend }: Format, layout: Layout, number: string): string {
  const group = layout.groups.SerialNumber;
  if (!checksum || !group) return number;
  const serial = completed(number.slice(group.at, group.at + group.length), prepend ?? null);
  return withGroup(layout, 'CheckDigit', number, String(checkDigit(checksum, serial)));
}

function withGroup({ groups }: Layout, name: GroupName, number: string, text: string): string {
  const at = groups[name]?.at ?? number.length;
  return number.slice(0, at) + text + number.slice(at + text.length);
}

function pick<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)]!;
}
