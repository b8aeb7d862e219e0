/** What publishing charges at once, and what it leaves for later days, in the words of the question and of the panel. */
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import { formatUsd } from '@stagedoor/rules/money/money';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';

type Review = NonNullable<DrawDetail['review']>;

function now({ inFull, inFullCents, installments, installmentsCents }: Review): string {
  const whole = inFull > 0 && `${inFull.toLocaleString('en-US')} in full, ${formatUsd(inFullCents)}`;
  const part = installments > 0 && `${counted(installments, 'installment')}, ${formatUsd(installmentsCents)}`;
  return [whole, part].filter(Boolean).join('; ');
}

export const chargesWords = (review: Review): Consequence[] => [
  {
    key: 'charges',
    icon: 'card',
    what: counted(review.charges, 'card is charged now', 'cards are charged now'),
    detail: now(review) || 'nothing is due today',
  },
  ...(review.later > 0
    ? [
        {
          key: 'later',
          icon: 'clock' as const,
          what: `${counted(review.later, 'installment')} later`,
          detail: `${formatUsd(review.laterCents)}, each on its day`,
        },
      ]
    : []),
  ...(review.free > 0
    ? [{ key: 'free', icon: 'check' as const, what: `${counted(review.free, 'order')} without a charge` }]
    : []),
];

const sum = (many: number, cents: number): string => `${many.toLocaleString('en-US')}, ${formatUsd(cents)}`;

export const chargesFacts = (review: Review) => [
  { name: 'Charged in full', value: sum(review.inFull, review.inFullCents) },
  { name: 'Installments charged now', value: sum(review.installments, review.installmentsCents) },
  { name: 'Installments later', value: sum(review.later, review.laterCents) },
];
