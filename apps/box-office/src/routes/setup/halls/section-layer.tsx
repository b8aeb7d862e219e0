import { memo, useEffect, useRef } from 'react';
import { dotOf, drawSection, placeOn, roomAround, SEAT_CM } from './draw-plan.ts';
import type { Size } from './draw-plan.ts';
import styles from './hall-editor.module.css';
import { boxOfSection } from './seat-at.ts';
import type { WrittenSection } from './written-hall.ts';

interface SectionLayerProps {
  section: WrittenSection;
  size: Size;
  metres: number;
  levels: readonly string[];
  /** Told where it is drawn, so that a hand may move it. */
  keep: (name: string, canvas: HTMLCanvasElement | null) => void;
}

/** What it looks like, wherever it lies: moved, it is the same picture. */
const lookOf = ({ rule }: WrittenSection): string => (rule ? JSON.stringify({ ...rule, x: 0, y: 0 }) : '');

/** A section on a layer of its own: whatever happens to the others, it is not drawn again. */
export const SectionLayer = memo(
  function SectionLayer({ section, size, metres, levels, keep }: SectionLayerProps) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const { name, rule, seats } = section;
    const look = lookOf(section);
    const listed = rule ? undefined : seats;
    const box = boxOfSection(section);
    const room = roomAround(dotOf(rule?.seatWidth ?? SEAT_CM, metres, size));
    const [from, to] = [
      placeOn({ x: box.left, y: box.top }, size),
      placeOn({ x: box.right, y: box.bottom }, size),
    ];
    useEffect(() => {
      if (canvas.current && size.width > 0)
        drawSection({ canvas: canvas.current, section, size, metres, levels, box });
      // oxlint-disable-next-line react/exhaustive-deps -- the same look at another place is the same picture
    }, [look, listed, size, metres, levels]);
    useEffect(() => {
      keep(name, canvas.current);
      return () => keep(name, null);
    }, [keep, name]);
    return (
      <canvas
        ref={canvas}
        className={styles.layer}
        aria-hidden="true"
        style={{
          left: from.x - room,
          top: from.y - room,
          width: to.x - from.x + 2 * room,
          height: to.y - from.y + 2 * room,
        }}
      />
    );
  },
  (before, now) =>
    before.section.rule === now.section.rule &&
    before.section.seats === now.section.seats &&
    before.size === now.size &&
    before.metres === now.metres &&
    before.levels === now.levels,
);
