import { publicInputWords } from '../draw/public-input-words.ts';
import { locale } from '../language/locale.ts';
import { counted } from '../writing/counted.ts';
import { typedTimeText } from './show-changes.ts';

const timeNames: Readonly<Record<string, string>> = {
  visible: 'Fans see it from',
  opens: 'Fans can ask from',
  closes: 'Fans can ask until',
};

const yesOrNo = (value: unknown): string => (value === true ? 'yes' : 'no');
const most = (value: unknown): string =>
  typeof value === 'number' ? `at most ${value}` : 'as many as asked';

/** What publishing a series changes, by its fields. */
export const seriesChangeWords = {
  time: (field: string, is: unknown, was: unknown) =>
    `${timeNames[field]} ${typedTimeText(is)}, was ${typedTimeText(was)}`,
  day: (place: number, is: unknown, was: unknown) =>
    `Payment ${place} is due ${typedTimeText(is)}, was ${typedTimeText(was)}`,
  amount: (what: string, is: string, was: string) => `${what} ${is}, was ${was}`,
  planFee: 'The plan costs',
  planFrom: 'The plan is offered from a total of',
  planLeast: 'The first payment is at least',
  planShare: 'The first payment is',
  planOffered: (first: string, days: readonly unknown[]) =>
    `A payment plan is offered: ${first} first, due ${days.map(typedTimeText).join('; ')}`,
  planGone: 'The payment plan is not offered any more',
  drawn: (source: unknown) => `It is drawn, with ${publicInputWords(source)}`,
  notDrawn: 'It is not drawn any more',
  source: (is: unknown) => `The public number is ${publicInputWords(is)}`,
  partial: (is: unknown) => `Fans may get fewer tickets than they asked for: ${yesOrNo(is)}`,
  households: (is: unknown) => `People at one address are drawn as one: ${yesOrNo(is)}`,
  events: (is: unknown) => `Shows that a fan may get: ${most(is)}`,
  tickets: (is: unknown) => `Tickets that a fan may get: ${most(is)}`,
  ticketsPerEvent: (is: unknown) => `Tickets of one show that a fan may get: ${most(is)}`,
  walkAt: (is: unknown) => `What comes back goes to the next at ${typedTimeText(is)}`,
  graceHours: (is: unknown) => `A declined card can be mended for ${counted(Number(is), 'hour')}`,
  tour: (name: string) => (name === '' ? 'It belongs to no tour' : `It belongs to the tour ${name}`),
  priority: (is: unknown, others: number) =>
    `Fans may say which show they want most: ${yesOrNo(is)}${
      others > 0 ? `, also for ${others.toLocaleString(locale())} other series of the tour` : ''
    }`,
  newSeries: (opens: unknown, closes: unknown) =>
    `A new series: requests from ${typedTimeText(opens)} to ${typedTimeText(closes)}`,
  touchesRequests: (requests: number) =>
    `${counted(requests, 'fan has', 'fans have')} asked for it; they keep what they were told`,
  touchesNobody: 'Nobody has asked for it yet',
  openLater: (when: unknown) =>
    `Rules, plan and public number are locked when it opens, ${typedTimeText(when)}`,
} as const;
