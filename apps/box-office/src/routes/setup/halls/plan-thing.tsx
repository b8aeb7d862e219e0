import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { PARTS } from '@stagedoor/rules/halls/hall-plan';
import { arrowWays, placeStep } from './arrow-ways.ts';

export interface Place {
  x: number;
  y: number;
}

interface PlanThingProps {
  label: string;
  className: string | undefined;
  style: CSSProperties;
  /** By how much it was moved, in parts of the plan; `isByKeys` goes on from the step before. */
  onMove: (by: Place, isByKeys: boolean) => void;
  onRemove?: (() => void) | undefined;
  children?: ReactNode;
}

/** Something that stands on the plan as an element of its own: dragged by hand, moved by arrows. */
export function PlanThing({ label, className, style, onMove, onRemove, children }: PlanThingProps) {
  const from = useRef<Place>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (from.current)
      currentTarget.style.translate = `${clientX - from.current.x}px ${clientY - from.current.y}px`;
  };
  const onPointerUp = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const begun = from.current;
    from.current = undefined;
    currentTarget.style.translate = '';
    const plan = currentTarget.offsetParent?.getBoundingClientRect();
    if (!begun || !plan) return;
    const by = {
      x: ((clientX - begun.x) / plan.width) * PARTS,
      y: ((clientY - begun.y) / plan.height) * PARTS,
    };
    if (by.x !== 0 || by.y !== 0) onMove(by, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrowWays.get(event.key);
    const isGone = onRemove && (event.key === 'Delete' || event.key === 'Backspace');
    if (!way && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    if (isGone) return onRemove();
    const step = placeStep(event.shiftKey);
    if (way) onMove({ x: way[0] * step, y: way[1] * step }, true);
  };
  return (
    <button
      type="button"
      aria-label={label}
      className={className}
      style={style}
      {...{ onPointerDown, onPointerMove, onPointerUp, onKeyDown }}
    >
      {children}
    </button>
  );
}
