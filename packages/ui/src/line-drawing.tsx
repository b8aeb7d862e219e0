import type { ReactElement } from 'react';

interface LineDrawingProps {
  /** A multiple of the text's size. */
  size?: number | undefined;
  className?: string | undefined;
  children: ReactElement;
}

/** A drawing on a grid of 24 units. Always decoration: the words beside it, or the button around it, carry the name. */
export const LineDrawing = ({ size = 1.25, className, children }: LineDrawingProps) => (
  <svg
    aria-hidden="true"
    className={className}
    width={`${size}em`}
    height={`${size}em`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
