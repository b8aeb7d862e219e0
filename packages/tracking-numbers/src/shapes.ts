/** The whole catalogue as shapes of fixed length, ready to be asked by length and first character. */

import type { Checksum, Prepend } from './checksum.ts';
import { couriers } from './couriers.ts';
import type { Courier, Format, GroupName } from './format.ts';
import { type Layout, layoutsOf, mayStartWith, type Span } from './layout.ts';

/** One way of writing the numbers of one format, with all that decides about a number laid out flat. */
export interface Shape {
  readonly courier: Courier;
  readonly format: Format;
  readonly layout: Layout;
  readonly check: { readonly checksum: Checksum; readonly serial: Span; readonly digit: Span } | null;
  readonly prepend: Prepend | null;
  readonly lookups: readonly Lookup[];
}

/** A code in the number that must be in a list. */
interface Lookup {
  readonly code: Span;
  readonly known: ReadonlySet<string>;
  readonly mayBeUnlisted: boolean;
}

const shapes: readonly Shape[] = couriers.flatMap((courier) =>
  courier.formats.flatMap((format) =>
    format.patterns.flatMap(layoutsOf).map((layout) => shapeOf(courier, format, layout)),
  ),
);

const lengths = shapes.map(({ layout }) => layout.length);
export const SHORTEST = Math.min(...lengths);
export const LONGEST = Math.max(...lengths);

const NONE: readonly Shape[] = [];

/** By length, then by the code of the first character; inside, the order of the catalogue. */
const byLengthAndStart: readonly (readonly (readonly Shape[])[])[] = Array.from(
  { length: LONGEST + 1 },
  (_, length) => {
    const equallyLong = shapes.filter(({ layout }) => layout.length === length);
    return Array.from({ length: 128 }, (_, first) =>
      equallyLong.filter(({ layout }) => mayStartWith(layout, first)),
    );
  },
);

/** The few shapes that a number of this length, starting with this character, can have. */
export function shapesFor(length: number, first: number): readonly Shape[] {
  return byLengthAndStart[length]?.[first] ?? NONE;
}

/** The characters of a group in a number that has the shape. */
export function readGroup({ layout }: Shape, name: GroupName, number: string): string {
  const group = layout.groups[name];
  return group ? number.slice(group.at, group.at + group.length) : '';
}

function shapeOf(courier: Courier, format: Format, layout: Layout): Shape {
  const { SerialNumber: serial, CheckDigit: digit } = layout.groups;
  const { checksum, prepend = null } = format;
  const check = checksum && serial && digit ? { checksum, serial, digit } : null;
  return { courier, format, layout, check, prepend, lookups: lookupsOf(format, layout) };
}

function lookupsOf(format: Format, { groups }: Layout): Lookup[] {
  const { services, containers, countries, moreServicesExist = false } = format;
  const lookup = (name: GroupName, codes: Iterable<string>, mayBeUnlisted = false): Lookup[] => {
    const code = groups[name];
    return code ? [{ code, known: new Set(codes), mayBeUnlisted }] : [];
  };
  return [
    services ? lookup('ServiceType', Object.keys(services), moreServicesExist) : [],
    containers ? lookup('ShippingContainerType', Object.keys(containers)) : [],
    countries ? lookup('CountryCode', countries.keys()) : [],
  ].flat();
}
