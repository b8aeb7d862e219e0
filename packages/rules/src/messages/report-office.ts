import { locale } from '../language/locale.ts';

/** Reports: how it sells, what is in, who came. */
export const reportMessages = {
  besideNone: 'none yet',
  besideNothing: 'nothing',
  ways: {
    code: 'With a code',
    counter: 'At the counter',
    draw: 'By request, drawn',
    guests: 'On the guest list',
  },
  sharedOrders: (many: number): string =>
    `${many === 1 ? 'One order is' : `${many.toLocaleString(locale())} orders are`} for other shows too: what came in for ${many === 1 ? 'it' : 'them'} is shared by what the tickets cost, as the ledger does.`,
  nothingSold: 'Nothing is sold yet',
} as const;

/** The page that a link opens, for an artist's office. */
export const reportPageMessages = {
  over: 'This report is closed',
  overMeans: 'Its link has ended. Whoever sent it can send another one.',
  unknown: 'No report here',
  unknownMeans: 'The address is not complete, or nobody made it.',
  forWhomNeeded: 'Please say for whom it is',
} as const;
