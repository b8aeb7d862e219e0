import type { ReactNode } from 'react';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { Link } from '@stagedoor/screens/link';

/** Where a page below one draw belongs. */
export const withinDraw = (seriesId: number, name: string = drawPageMessages.short): ReactNode[] => [
  <Link key="draws" to="/draws">
    Requests & draws
  </Link>,
  <Link key="draw" to={`/draws/${seriesId}`}>
    {name}
  </Link>,
];
