// What the box office draws beyond the shop's set: rooms, and what happens to a ticket. Apart, so that the shop's
// first chunk does not carry them.
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { LineDrawing } from '../line-drawing.tsx';

const drawings = {
  accessible: (
    <>
      <circle cx="11" cy="4.4" r="1.5" />
      <path d="M11 8v6h5.4l2.2 5M11 10.6h4.4M8.2 11.6a5 5 0 1 0 6.2 6.8" />
    </>
  ),
  words: <path d="M5 6.5V5h14v1.5M12 5v14m-3 0h6" />,
  stage: <path d="M3.5 5h17v8.5c-5.4 3-11.6 3-17 0zM12 16v4m-4 0h8" />,
  arrow: <path d="m5.5 3.8 12.6 6.6-5.6 1.7-2.4 5.6z" />,
  aisle: <path d="M8.4 4v16M15.6 4v16" />,
  brush: (
    <path d="m20 4-8.6 8.6m-1.6.6c-2.6-.5-4.6.8-4.8 3.4-.1 1.5-.6 2.3-1.6 2.9 3.6 1.4 8.4.6 8.6-3.4.1-1.4-.8-2.6-2.2-2.9z" />
  ),
  rows: (
    <path
      d="M5 7v.1M9.7 7v.1m4.6-.1v.1M19 7v.1M5 12v.1m4.7-.1v.1m4.6-.1v.1m4.7-.1v.1M5 17v.1m4.7-.1v.1m4.6-.1v.1m4.7-.1v.1"
      strokeWidth="2.4"
    />
  ),
  bars: <path d="M4.5 20v-6m5 6V5m5 15v-9m5 9V8" />,
  bolt: <path d="M13.2 3 5 13.6h5.6L10.4 21 19 10.2h-5.8z" />,
  box: (
    <>
      <path d="M12 2.9 20 7.2v9.6l-8 4.3-8-4.3V7.2z" />
      <path d="m4.2 7.3 7.8 4.3 7.8-4.3M12 11.6v9.3M8 5.1l7.9 4.4" />
    </>
  ),
  curve: <path d="M4 4v16h16M7.5 15.5l3.6-4.2 3 2.3L20 7" />,
  customers: (
    <>
      <circle cx="9" cy="8.2" r="3.6" />
      <path d="M2.8 19.6c.5-3.4 2.9-5.4 6.2-5.4s5.7 2 6.2 5.4M15.6 4.9a3.6 3.6 0 0 1 0 6.6m1.9 3.1c2 .7 3.3 2.4 3.7 5" />
    </>
  ),
  dice: (
    <>
      <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="3" />
      <path d="M8.4 8.4v.1m7.2-.1v.1M12 12v.1m-3.6 3.5v.1m7.2-.1v.1" strokeWidth="2.4" />
    </>
  ),
  door: (
    <>
      <path d="M6 21V4.8A1.8 1.8 0 0 1 7.8 3h8.4A1.8 1.8 0 0 1 18 4.8V21M3.2 21h17.6" />
      <path d="M14.3 12.2v.1" strokeWidth="2.4" />
    </>
  ),
  dots: <path d="M5.5 12v.1m6.5-.1v.1m6.5-.1v.1" strokeWidth="2.6" />,
  download: <path d="M12 3.8v11.4m-4.6-4.5 4.6 4.6 4.6-4.6M4.8 20h14.4" />,
  filter: <path d="M4 6.5h16M7 12h10m-7 5.5h4" />,
  link: (
    <path d="M10 13.8a4.4 4.4 0 0 0 6.3.1l2.6-2.6A4.4 4.4 0 0 0 12.7 5l-1.3 1.3m2.6 3.9a4.4 4.4 0 0 0-6.3-.1l-2.6 2.6a4.4 4.4 0 0 0 6.2 6.3l1.3-1.3" />
  ),
  list: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.6 6.5v.1m0 5.4v.1m0 5.4v.1" />,
  note: (
    <path d="M14 20H6.3A2.3 2.3 0 0 1 4 17.7V6.3A2.3 2.3 0 0 1 6.3 4h11.4A2.3 2.3 0 0 1 20 6.3V14zm0 0v-3.7a2.3 2.3 0 0 1 2.3-2.3H20" />
  ),
  print: (
    <>
      <path d="M7 9V3.8h10V9M7 17H5.3A2.3 2.3 0 0 1 3 14.7v-3.4A2.3 2.3 0 0 1 5.3 9h13.4a2.3 2.3 0 0 1 2.3 2.3v3.4a2.3 2.3 0 0 1-2.3 2.3H17" />
      <path d="M7 14h10v6.2H7z" />
    </>
  ),
  seat: (
    <path d="M6.5 12V6.3A2.3 2.3 0 0 1 8.8 4h6.4a2.3 2.3 0 0 1 2.3 2.3V12M4 11.2v5.3h16v-5.3M6.5 16.5V20m11-3.5V20" />
  ),
  plug: <path d="M9 3.2v5m6-5v5M6.2 8.2h11.6v3.6a5.8 5.8 0 0 1-11.6 0zM12 17.6v3.6" />,
  shield: (
    <path d="M12 3.2 4.8 5.9v5.4c0 4.5 2.9 7.8 7.2 9.5 4.3-1.7 7.2-5 7.2-9.5V5.9zM8.8 12l2.3 2.3 4.2-4.4" />
  ),
  sliders: (
    <>
      <path d="M3.5 7.5h8m5 0h4M3.5 16.5h3m5 0h9" />
      <circle cx="14" cy="7.5" r="2.5" />
      <circle cx="9" cy="16.5" r="2.5" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3v2.2m0 13.6V21M3 12h2.2m13.6 0H21M5.6 5.6l1.6 1.6m9.6 9.6 1.6 1.6m0-12.8-1.6 1.6m-9.6 9.6-1.6 1.6" />
    </>
  ),
  toggle: (
    <>
      <rect x="2.8" y="6.8" width="18.4" height="10.4" rx="5.2" />
      <circle cx="15.8" cy="12" r="2.2" />
    </>
  ),
  tag: (
    <>
      <path d="M4 11.4V5a1 1 0 0 1 1-1h6.4l8.3 8.3a1 1 0 0 1 0 1.4l-6 6a1 1 0 0 1-1.4 0z" />
      <path d="M8.3 8.2v.1" />
    </>
  ),
  undo: <path d="M8.6 14.4 3.9 9.7 8.6 5M4.3 9.7h10.2a5.2 5.2 0 0 1 0 10.4h-3.2" />,
  up: <path d="M12 19.5V5m-5.6 5.4L12 4.8l5.6 5.6" />,
} satisfies Record<string, ReactElement>;

export type OfficeIconName = keyof typeof drawings | IconName;

export const officeIconNames = Object.keys(drawings) as (keyof typeof drawings)[];

interface OfficeIconProps {
  name: OfficeIconName;
  /** A multiple of the text's size. */
  size?: number | undefined;
  className?: string | undefined;
}

const isOwn = (name: OfficeIconName): name is keyof typeof drawings => name in drawings;

export function OfficeIcon({ name, size, className }: OfficeIconProps) {
  if (!isOwn(name)) return <Icon name={name} size={size} className={className} />;
  return (
    <LineDrawing size={size} className={className}>
      {drawings[name]}
    </LineDrawing>
  );
}
