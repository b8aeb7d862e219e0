// A level is painted by drawing over seats with the button held down: one step back takes the whole stroke away.
import { paintSeats } from '@stagedoor/rules/halls/edit-section';
import { NEAR } from './press-seat.ts';
import { seatAt } from './seat-at.ts';
import type { Found } from './seat-at.ts';
import type { HallEditor } from './use-hall-editor.ts';
import type { WrittenSection } from './written-hall.ts';

export interface Stroke {
  /** No two are one step back. */
  name: string;
  section: string;
  /** What it has gone over, by row and seat. */
  over: Set<string>;
}

const keyOf = ({ seat: { row, seat } }: Found): string => `${row}\n${seat}`;
let begun = 0;

function paint(editor: HallEditor, { section, name, over }: Stroke, found: Found): void {
  over.add(keyOf(found));
  const { row, seat } = found.seat;
  editor.change(section, (rule) => paintSeats(rule, row, [seat], editor.brush), name);
}

export function beginStroke(editor: HallEditor, found: Found): Stroke {
  const stroke = { name: `stroke ${(begun += 1)}`, section: found.section.name, over: new Set<string>() };
  paint(editor, stroke, found);
  return stroke;
}

/** It stays in the section in which it began. */
export function goOn(
  editor: HallEditor,
  pressable: readonly WrittenSection[],
  stroke: Stroke,
  at: { x: number; y: number },
): void {
  const own = pressable.filter(({ name }) => name === stroke.section);
  const found = seatAt(own, at, NEAR);
  if (found && !stroke.over.has(keyOf(found))) paint(editor, stroke, found);
}
