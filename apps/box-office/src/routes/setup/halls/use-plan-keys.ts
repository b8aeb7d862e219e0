import type { KeyboardEvent } from 'react';
import { arrowWays, placeStep } from './arrow-ways.ts';
import { isForSeats, placeSection, pressSeat, within } from './press-seat.ts';
import { seatBeside } from './seat-at.ts';
import { putWords } from './words-on-plan.ts';
import type { Hands } from './use-plan-pointer.ts';

/** The same by keys: arrows move what is chosen, or go from seat to seat where the tool is for seats. */
export function usePlanKeys({ editor, mayChange, pressable, cursor, setCursor }: Hands) {
  const { tool, chosen } = editor;
  const section = pressable.find(({ name }) => name === chosen);

  function go(way: readonly [number, number], isFar: boolean): void {
    if (!section) return;
    if (isForSeats(tool)) {
      const here = cursor?.section === chosen ? cursor : undefined;
      return setCursor(here ? seatBeside(section.seats, here, way) : section.seats[0]);
    }
    const far = placeStep(isFar);
    editor.change(
      section.name,
      (rule) => ({ ...rule, x: within(rule.x + way[0] * far), y: within(rule.y + way[1] * far) }),
      `move ${section.name}`,
    );
  }

  function enter(isWide: boolean): void {
    if (tool === 'rows' || tool === 'standing') placeSection(editor, { x: 5000, y: 3000 });
    else if (tool === 'words') putWords(editor, { x: 5000, y: 5000 });
    else if (section && cursor && cursor.section === chosen)
      pressSeat(editor, { section, seat: cursor }, isWide);
  }

  return (event: KeyboardEvent) => {
    const way = arrowWays.get(event.key);
    const isAgain = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'd';
    if (!mayChange) return;
    if (way) go(way, event.shiftKey);
    else if (event.key === 'Enter') enter(event.shiftKey);
    else if (isAgain) editor.again();
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove();
    else return;
    event.preventDefault();
  };
}
