import { spoken } from '../language/spoken.ts';

/** The few words that pieces of the design system bring themselves. */
export const pieceMessages = spoken('pieces', {
  close: 'Close',
  details: 'Details',
  didNotLoad: 'This did not load',
  tryAgain: 'Try again',
  needsAttention: (count: number) =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
  shownOf: (shown: number, total: number, noun: string) => `${shown} of ${total} ${noun}`,
  showMore: 'Show more',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  skip: 'Skip to content',
  notifications: 'Notifications',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
});
