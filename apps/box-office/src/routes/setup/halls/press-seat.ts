import {
  newSection,
  nextKind,
  paintSeats,
  setKind,
  toggleAisle,
  toggleGap,
} from '@stagedoor/rules/halls/edit-section';
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import { seatNumbers } from '@stagedoor/rules/halls/seat-numbers';
import { writeOutSection } from '@stagedoor/rules/halls/write-out';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import type { Found } from './seat-at.ts';
import type { HallEditor, Tool } from './use-hall-editor.ts';
import type { WrittenSection } from './written-hall.ts';

/** Counted from the left, as aisles are. */
function placeInRow({ section: { rule }, seat }: Found): number {
  const names = rule ? seatNumbers(rule.seats ?? 0, rule.numbers, rule.first) : [];
  return names.indexOf(seat.seat) + 1;
}

/** Seats that are listed have no rule: what is done to them is written into the list. */
function pressListed(editor: HallEditor, { seat }: Found, mended: Partial<HallSeat> | undefined): void {
  const { plan } = editor;
  const seats = (plan.seats ?? []).flatMap((each) => {
    const isIt = each.section === seat.section && each.row === seat.row && each.seat === seat.seat;
    return isIt ? (mended ? [{ ...each, ...mended }] : []) : [each];
  });
  editor.draw({ ...plan, seats });
}

/** What a press on a seat does with the tool in hand; `wide` takes its whole row where that means something. */
export function pressSeat(editor: HallEditor, found: Found, wide: boolean): void {
  const { tool, brush } = editor;
  const { seat, section } = found;
  const row = section.seats.filter((each) => each.row === seat.row);
  const { kind, whose } = nextKind(seat, row);
  if (!section.rule) {
    if (tool === 'seat') pressListed(editor, found, undefined);
    if (tool === 'level') pressListed(editor, found, { level: brush });
    if (tool === 'access') pressListed(editor, found, { kind, with: whose });
    return;
  }
  const change = (mend: Parameters<HallEditor['change']>[1]) => editor.change(section.name, mend);
  if (tool === 'seat') change((rule) => toggleGap(rule, seat));
  if (tool === 'level') change((rule) => paintSeats(rule, seat.row, wide ? null : [seat.seat], brush));
  if (tool === 'access') change((rule) => setKind(rule, seat, kind, whose));
  if (tool === 'aisle') change((rule) => toggleAisle(rule, placeInRow(found)));
}

/** How near a press must be, in parts of the width. */
export const NEAR = 140;
const PARTS = 10_000;

export const within = (place: number): number => Math.min(PARTS, Math.max(0, Math.round(place)));

/** Tools whose press means a seat. */
export const isForSeats = (tool: Tool): boolean =>
  !['choose', 'rows', 'standing', 'words', 'stage'].includes(tool);

/** With the seats that are left out, where the tool can bring them back. */
export const pressableSections = (
  written: readonly WrittenSection[],
  tool: Tool,
  metres: number,
): readonly WrittenSection[] =>
  tool === 'seat'
    ? written.map(({ rule, ...section }) => ({
        ...section,
        rule,
        seats: rule?.gaps ? writeOutSection({ ...rule, gaps: null }, metres) : section.seats,
      }))
    : written;

/** A new section, or a standing area, where the hand is. */
export function placeSection(editor: HallEditor, at: { x: number; y: number }): void {
  const place = { x: within(at.x), y: within(at.y) };
  const standing = { name: words.standing, capacity: 100, rows: null, seats: null, level: null };
  editor.add(newSection(editor.plan, place, editor.tool === 'standing' ? standing : {}));
}
