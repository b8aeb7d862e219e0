import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import type { Size } from './draw-plan.ts';
import styles from './hall-editor.module.css';
import { PlanMarks } from './plan-marks.tsx';
import { PlanStage } from './plan-stage.tsx';
import { PlanWords } from './plan-words.tsx';
import { SectionLayer } from './section-layer.tsx';
import { isForSeats, pressableSections } from './press-seat.ts';
import type { HallEditor } from './use-hall-editor.ts';
import { usePlanKeys } from './use-plan-keys.ts';
import { usePlanPointer } from './use-plan-pointer.ts';
import type { WrittenSection } from './written-hall.ts';

interface PlanCanvasProps {
  editor: HallEditor;
  hall: string;
  /** One is as wide as there is room. */
  zoom: number;
  mayChange: boolean;
}

const RATIO = 0.75;

/** How wide it may be. */
function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, room };
}

/** Where each section is drawn, by its name. */
function useLayers() {
  const layers = useRef(new Map<string, HTMLCanvasElement>());
  const keep = useCallback((name: string, canvas: HTMLCanvasElement | null) => {
    if (canvas) layers.current.set(name, canvas);
    else layers.current.delete(name);
  }, []);
  return { layers, keep };
}

/** The plan to draw on: by mouse, by finger, or by keys. The list below says the same. */
export function PlanCanvas({ editor, hall, zoom, mayChange }: PlanCanvasProps) {
  const { plan, written, levels, tool, background } = editor;
  const { frame, room } = useRoom();
  const [cursor, setCursor] = useState<HallSeat>();
  const size: Size = useMemo(() => ({ width: room * zoom, height: room * zoom * RATIO }), [room, zoom]);
  const { layers, keep } = useLayers();
  const pressable = useMemo(() => pressableSections(written, tool, plan.width), [written, tool, plan.width]);
  const hands = { editor, mayChange, pressable, cursor, setCursor };
  const pointer = usePlanPointer({ ...hands, size, layers });
  const press = usePlanKeys(hands);
  const shown = cursor && isForSeats(tool) ? cursor : undefined;
  return (
    <div ref={frame} className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one draws on it, and the list says the same */}
      <div
        className={styles.plan}
        style={{ width: size.width || '100%', height: size.height || '20rem' }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={words.planOf(hall)}
        aria-describedby="hall-hint"
        data-tool={tool}
        {...pointer}
        onKeyDown={press}
      >
        {background && <img src={background} alt="" className={styles.background} draggable={false} />}
        <PlanStage editor={editor} mayChange={mayChange} />
        {written.map((section) => (
          <SectionLayer key={section.name} {...{ section, size, levels, keep }} metres={plan.width} />
        ))}
        <PlanWords editor={editor} mayChange={mayChange} />
        <PlanMarks editor={editor} size={size} cursor={shown} mayChange={mayChange} />
      </div>
      <VisuallyHidden role="status">{shown && wordsAt(written, shown)}</VisuallyHidden>
    </div>
  );
}

/** What the seat is after the press, for who cannot see it. */
function wordsAt(written: readonly WrittenSection[], at: HallSeat): string {
  const now = written
    .find(({ name }) => name === at.section)
    ?.seats.find(({ row, seat }) => row === at.row && seat === at.seat);
  const kind = now && now.kind !== 'seat' ? words.kinds[now.kind] : undefined;
  const more = now ? [now.level ?? words.notForSale, kind].filter(Boolean).join(', ') : words.leftOut;
  return words.atSeat(at.section, at.row, at.seat, more);
}
