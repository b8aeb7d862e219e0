// The icon set: line drawings on a 24-unit grid that take the colour and the size of the text around them.
import type { ReactElement } from 'react';
import { LineDrawing } from './line-drawing.tsx';

const drawings = {
  alert: (
    <>
      <path d="M12 4.2 21 19.5H3z" />
      <path d="M12 10v4.2m0 2.6v.1" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 2.8V7m8-4.2V7" />
    </>
  ),
  card: (
    <>
      <rect x="2.8" y="5" width="18.4" height="14" rx="2.5" />
      <path d="M2.8 9.5h18.4M6.5 15h4" />
    </>
  ),
  check: <path d="m4.8 12.6 4.7 4.7L19.2 7" />,
  chevron: <path d="m6 9.2 6 6 6-6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  external: (
    <>
      <path d="M18.5 13.5v4.2a2.3 2.3 0 0 1-2.3 2.3H6.3A2.3 2.3 0 0 1 4 17.7V7.8a2.3 2.3 0 0 1 2.3-2.3h4.2" />
      <path d="M14.5 3.8h5.7v5.7M20 4l-8.6 8.6" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12Z" />
      <circle cx="12" cy="12" r="2.9" />
    </>
  ),
  error: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7.6v5.2m0 3.3v.1" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M9.6 6.1a9.6 9.6 0 0 1 2.4-.3c4 0 7.4 2.2 9.5 6.2a12.9 12.9 0 0 1-2.7 3.4M6.3 7.5A12.6 12.6 0 0 0 2.5 12c2.1 4 5.5 6.2 9.5 6.2a9.9 9.9 0 0 0 4.5-1.1" />
      <path d="M10 10a2.9 2.9 0 0 0 4 4M4 4l16 16" />
    </>
  ),
  facebook: (
    <path
      d="M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.1c0-.9.4-1.7 1.8-1.7h1.5V3.6a18 18 0 0 0-2.5-.2c-2.6 0-4.3 1.6-4.3 4.4v2.4H7.2v3.2h2.9V21z"
      fill="currentColor"
      stroke="none"
    />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 11v5.2M12 7.8v.1" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.4" />
      <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="4.8" />
      <circle cx="12" cy="12" r="3.9" />
      <path d="M16.9 7.1v.1" />
    </>
  ),
  mail: (
    <>
      <rect x="2.8" y="5" width="18.4" height="14" rx="2.5" />
      <path d="m3.5 7 8.5 6.3L20.5 7" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.4 3.9 5.2 3.9 8.5s-1.3 6.1-3.9 8.5c-2.6-2.4-3.9-5.2-3.9-8.5S9.4 5.9 12 3.5Z" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  minus: <path d="M5 12h14" />,
  news: (
    <>
      <path d="M4 10v4h3.2l8.8 4.6V5.4L7.2 10z" />
      <path d="M8 14.4V19h3v-3M19 9.2a4 4 0 0 1 0 5.6" />
    </>
  ),
  pause: <path d="M8.5 5.5v13m7-13v13" />,
  pin: (
    <>
      <path d="M12 21.2c4.6-4.6 6.9-8.2 6.9-11.1a6.9 6.9 0 0 0-13.8 0c0 2.9 2.3 6.5 6.9 11.1Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  play: <path d="M7.5 5v14L19 12z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.8" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  share: (
    <>
      <path d="M12 14.5V3.5M7.8 7.4 12 3.2l4.2 4.2" />
      <path d="M7.5 11H6.3A2.3 2.3 0 0 0 4 13.3v5.4A2.3 2.3 0 0 0 6.3 21h11.4a2.3 2.3 0 0 0 2.3-2.3v-5.4a2.3 2.3 0 0 0-2.3-2.3h-1.2" />
    </>
  ),
  ticket: (
    <>
      <path d="M3 9.6V7.8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v1.8a2.4 2.4 0 0 0 0 4.8v1.8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.8a2.4 2.4 0 0 0 0-4.8Z" />
      <path d="M14.5 9v.1m0 2.9v.1m0 2.9v.1" />
    </>
  ),
  x: <path d="M4.2 4h4.2l11.4 16h-4.2zM19 4l-6.3 7.1M10.9 13 4.6 20" />,
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;

export interface IconProps {
  name: IconName;
  /** A multiple of the text's size. */
  size?: number | undefined;
  className?: string | undefined;
}

/** One of the set, or a drawing that another set brings. */
export type AnyIcon = IconName | ReactElement;

export const drawIcon = (icon: AnyIcon, size?: number): ReactElement =>
  typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;

export function Icon({ name, size, className }: IconProps) {
  return (
    <LineDrawing size={size} className={className}>
      {drawings[name]}
    </LineDrawing>
  );
}
