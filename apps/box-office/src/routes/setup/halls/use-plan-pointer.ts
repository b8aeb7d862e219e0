import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import type { Size } from './draw-plan.ts';
import { isForSeats, NEAR, placeSection, pressSeat, within } from './press-seat.ts';
import { beginStroke, goOn } from './paint-stroke.ts';
import type { Stroke } from './paint-stroke.ts';
import { seatAt, sectionAt } from './seat-at.ts';
import type { HallEditor } from './use-hall-editor.ts';
import { putStage, putWords } from './words-on-plan.ts';
import type { WrittenSection } from './written-hall.ts';

const PARTS = 10_000;
const MIDDLE = 5000;
const SNAP = 120;
const MOVED_PX = 3;

export interface Hands {
  editor: HallEditor;
  mayChange: boolean;
  pressable: readonly WrittenSection[];
  cursor: HallSeat | undefined;
  setCursor: (seat: HallSeat | undefined) => void;
}

function placeOf(event: PointerEvent) {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * PARTS,
    y: ((event.clientY - box.top) / box.height) * PARTS,
  };
}

/** What mouse and finger do on the plan. */
export function usePlanPointer(
  needs: Omit<Hands, 'cursor'> & { size: Size; layers: RefObject<Map<string, HTMLCanvasElement>> },
) {
  const { editor, mayChange, pressable, setCursor, size, layers } = needs;
  const drag = useRef<{ name: string; x: number; y: number; moved: boolean }>(undefined);
  const stroke = useRef<Stroke>(undefined);
  const { tool, written } = editor;

  const onPointerDown = (event: PointerEvent) => {
    const at = placeOf(event);
    if (mayChange && (tool === 'rows' || tool === 'standing')) return placeSection(editor, at);
    if (mayChange && tool === 'words') return putWords(editor, at);
    if (mayChange && tool === 'stage') return putStage(editor, at);
    if (mayChange && isForSeats(tool)) {
      const found = seatAt(pressable, at, NEAR);
      if (!found) return;
      editor.choose(found.section.name);
      setCursor(found.seat);
      if (tool === 'level' && !event.shiftKey && found.section.rule) {
        event.currentTarget.setPointerCapture(event.pointerId);
        stroke.current = beginStroke(editor, found);
        return undefined;
      }
      return pressSeat(editor, found, event.shiftKey);
    }
    const under = sectionAt(written, at, NEAR);
    editor.choose(under?.name);
    if (!mayChange || !under?.rule) return;
    drag.current = { name: under.name, x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (stroke.current) return goOn(editor, pressable, stroke.current, placeOf(event));
    const from = drag.current;
    const layer = from && layers.current.get(from.name);
    if (!from || !layer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) > MOVED_PX) from.moved = true;
    // The picture is moved, not drawn: however many seats it holds, the hand feels none of them.
    if (from.moved) layer.style.transform = `translate(${x}px, ${y}px)`;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = drag.current;
    drag.current = undefined;
    stroke.current = undefined;
    if (!from?.moved) return;
    const layer = layers.current.get(from.name);
    if (layer) layer.style.transform = '';
    const [x, y] = [
      ((event.clientX - from.x) / size.width) * PARTS,
      ((event.clientY - from.y) / size.height) * PARTS,
    ];
    editor.change(from.name, (rule) => {
      const across = Math.abs(rule.x + x - MIDDLE) < SNAP ? MIDDLE : within(rule.x + x);
      return { ...rule, x: across, y: within(rule.y + y) };
    });
  };
  return { onPointerDown, onPointerMove, onPointerUp };
}
