/** The whole catalogue as shapes of fixed length, ready to be asked by length and first character. */

import { couriers } from './couriers.ts';
import type { Courier, Format, GroupName } from './format.ts';
import { type Layout, layoutsOf, type Span } from './layout.ts';

/** One way of writing the numbers of one format. */
export interface Shape {
  readonly courier: Courier;
  readonly format: Format;
  readonly layout: Layout;
  readonly serial: Span | null;
  readonly checkDigit: Span | null;
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
      equallyLong.filter(({ layout }) => mayStart(layout, first)),
    );
  },
);

/** The few shapes that a number of this length, starting with this character, can have. */
export function shapesFor(length: number, first: number): readonly Shape[] {
  return byLengthAndStart[length]?.[first] ?? NONE;
}

/** The characters of a group in a number that has the shape and starts there. */
export function readGroup({ layout }: Shape, name: GroupName, text: string, at = 0): string {
  const group = layout.groups[name];
  return group ? text.slice(at + group.at, at + group.at + group.length) : '';
}

function shapeOf(courier: Courier, format: Format, layout: Layout): Shape {
  const { SerialNumber, CheckDigit } = layout.groups;
  return { courier, format, layout, serial: SerialNumber ?? null, checkDigit: CheckDigit ?? null };
}

function mayStart({ parts: [start] }: Layout, first: number): boolean {
  if (!start) return false;
  return start.text === null ? start.isOfKind(first) : start.text.charCodeAt(0) === first;
}
