import { counted } from '../writing/counted.ts';

/** The programme by the month. */
export const showCalendarMessages = {
  list: 'List',
  calendar: 'Calendar',
  view: 'How shows are listed',
  earlier: 'Earlier month',
  later: 'Later month',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  onDay: (day: string, shows: number) => `${day}, ${shows === 0 ? 'no show' : counted(shows, 'show')}`,
  none: 'No show in this month',
} as const;
