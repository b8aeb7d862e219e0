import { counted } from '../writing/counted.ts';
import { showEditorMessages } from './show-editor.ts';

/** Prices of several shows, changed together. */
export const legPriceMessages = {
  change: (shows: number) => `Change prices of ${counted(shows, 'show')}…`,
  title: (shows: number) => `Prices of ${counted(shows, 'show')}`,
  means: 'Look at each price first. They go into the drafts of these shows, and out as one publish.',
  tooMany: 'At most 300, chosen one by one or by the page',
  way: 'How',
  ways: { amount: 'By an amount', percent: 'By percent', to: 'To one price' },
  value: { amount: 'Amount, less with a minus', percent: 'Percent, less with a minus', to: 'Price for all' },
  which: 'Which levels',
  all: 'All, without what is sold along',
  table: 'Each price, old and new',
  show: 'Show',
  level: 'Level',
  was: 'Price now',
  becomes: 'New price',
  buyer: showEditorMessages.buyerPays,
  wholeCents: 'An amount has no parts of a cent',
  typeFirst: 'Type by how much, or to what',
  nothing: 'None of these shows has such a level',
  someWrong: (many: number) => `${counted(many, 'price')} cannot be published`,
  drafts: 'Keep as drafts',
  kept: (shows: number) => `${counted(shows, 'draft')} ${shows === 1 ? 'has' : 'have'} the new prices`,
} as const;
