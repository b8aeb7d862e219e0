import { namedSeats } from '../staff/named-seats.ts';
import type { NamedSeat } from '../staff/named-seats.ts';
import { PARTS, PLAN_RATIO } from './hall-plan.ts';
import type { HallPlan, HallSeat, HallSection } from './hall-plan.ts';
import { matchesPaint } from './matches-paint.ts';
import { rowNames } from './row-names.ts';
import { seatNumbers } from './seat-numbers.ts';

const keyOf = ({ row, seat }: NamedSeat): string => `${row}\n${seat}`.toLowerCase();

const keysIn = (words: string | null): Set<string> =>
  new Set((words === null ? [] : (namedSeats(words) ?? [])).map(keyOf));

const COMPANION = /^(?:row\s+)?(\S+)\s+(\S+)\s+with\s+(\S+)$/i;

/** `K 2 with 1`: whose companion sits there, by row and seat; undefined where the words say something else. */
export function companionsIn(words: string | null): Map<string, string> | undefined {
  const found = new Map<string, string>();
  for (const part of words === null ? [] : words.split(/[,;]/)) {
    const [, row, seat, other] = COMPANION.exec(part.trim()) ?? [];
    if (row === undefined || seat === undefined || other === undefined) return undefined;
    found.set(keyOf({ row, seat }), other);
  }
  return found;
}

/** Numbers as somebody types them: `8, 17`. */
export function numbersIn(words: string | null): number[] | undefined {
  if (words === null || words.trim() === '') return [];
  const numbers = words.split(',').map((part) => part.trim());
  return numbers.every((each) => /^\d{1,4}$/.test(each)) ? numbers.map(Number) : undefined;
}

/** Where a place of a row lies, in centimetres from the middle of the first row: right and away from the stage. */
function bend(across: number, length: number, curve: number): { right: number; back: number } {
  if (curve === 0 || length === 0) return { right: across, back: 0 };
  const radius = length / ((curve * Math.PI) / 180);
  const angle = across / radius;
  return { right: radius * Math.sin(angle), back: -radius * (1 - Math.cos(angle)) };
}

type Turn = (right: number, back: number) => { x: number; y: number };

function turnOf({ x, y, turn }: HallSection, width: number): Turn {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const across = PARTS / (width * 100);
  return (right, back) => ({
    x: Math.round(x + (right * cos - back * sin) * across),
    y: Math.round(y + ((right * sin + back * cos) * across) / PLAN_RATIO),
  });
}

/** Every seat that the rule of a section makes; none where the rule cannot be read or the section has no seats. */
export function writeOutSection(section: HallSection, width: number): HallSeat[] {
  const rows = section.rows === null ? undefined : rowNames(section.rows);
  const many = section.seats ?? 0;
  if (!rows || many === 0 || section.capacity !== null) return [];
  const names = seatNumbers(many, section.numbers, section.first);
  const aisles = numbersIn(section.aisles) ?? [];
  const slots = names.map((_, place) => place + 1 + aisles.filter((aisle) => aisle <= place).length);
  const [gaps, accessible, restricted] = [section.gaps, section.accessible, section.restricted].map(keysIn);
  const companions = companionsIn(section.companions) ?? new Map<string, string>();
  const length = ((slots.at(-1) ?? 1) - 1) * section.seatWidth;
  const place = turnOf(section, width);
  return rows.flatMap((row, line) =>
    names.flatMap((seat, index): HallSeat[] => {
      const key = keyOf({ row, seat });
      const slot = slots[index] ?? 0;
      if (gaps?.has(key)) return [];
      const { right, back } = bend((slot - 1) * section.seatWidth - length / 2, length, section.curve);
      const painted = section.paint.findLast((paint) => matchesPaint(paint, { row, seat }));
      const other = companions.get(key) ?? null;
      return [
        {
          section: section.name,
          row,
          seat,
          level: painted ? painted.level : section.level,
          position: slot,
          ...place(right, back + line * section.rowDepth),
          kind:
            other !== null
              ? 'companion'
              : accessible?.has(key)
                ? 'accessible'
                : restricted?.has(key)
                  ? 'restricted'
                  : 'seat',
          with: other,
        },
      ];
    }),
  );
}

/** HALL-02: the list that is the truth of a plan, its best rows first. */
export const writeOut = ({ width, sections, seats }: HallPlan): HallSeat[] => [
  ...sections.flatMap((section) => writeOutSection(section, width)),
  ...(seats ?? []),
];
