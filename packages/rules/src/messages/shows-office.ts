import { locale } from '../language/locale.ts';
import { showEditorMessages } from './show-editor.ts';
import { eventTagMessages } from './event-tags.ts';
import { feedMessages } from './feeds.ts';
import type { ShowState } from '../setup/show-state.ts';

/** The rooms in which the programme is made. */
export const showsOfficeMessages = {
  shows: 'Shows',
  roomTitle: 'Shows – Set-up',
  showsMean: 'Everything that is sold, was sold or is being prepared',
  current: 'Current',
  states: {
    announced: 'Announced',
    'on-sale': showEditorMessages.onSale,
    'sold-out': eventTagMessages.soldOut,
    'off-sale': feedMessages.notNow,
    canceled: 'Canceled',
    gone: 'Gone',
    archived: 'Archived',
  } satisfies Record<ShowState, string>,
  noShow: 'No show yet',
  noShowMeans: 'What you publish stands here, with how it sells.',
  noneSo: (state: string) => `Nothing is ${state.toLowerCase()} now`,
  noDate: 'Without a date',
  soldOf: (sold: number, capacity: number) =>
    `${sold.toLocaleString(locale())}\u00A0of\u00A0${capacity.toLocaleString(locale())}`,
  elsewhere: 'Elsewhere',
  newShow: 'New show',
} as const;
