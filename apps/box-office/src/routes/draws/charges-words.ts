/** What publishing charges at once, and what it leaves for later days, in the words of the question and of the panel. */
import { locale } from '@stagedoor/rules/language/locale';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { counted } from '@stagedoor/rules/writing/counted';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';

type Review = NonNullable<DrawDetail['review']>;

function now({ inFull, inFullCents, installments, installmentsCents }: Review, currency: Currency): string {
  const whole =
    inFull > 0 && `${inFull.toLocaleString(locale())} in full, ${formatMoney(inFullCents, currency)}`;
  const part =
    installments > 0 &&
    `${counted(installments, 'installment')}, ${formatMoney(installmentsCents, currency)}`;
  return [whole, part].filter(Boolean).join('; ');
}

export const chargesWords = (review: Review, currency: Currency): Consequence[] => [
  {
    key: 'charges',
    icon: 'card',
    what: counted(review.charges, 'card is charged now', 'cards are charged now'),
    detail: now(review, currency) || 'nothing is due today',
  },
  ...(review.later > 0
    ? [
        {
          key: 'later',
          icon: 'clock' as const,
          what: `${counted(review.later, 'installment')} later`,
          detail: `${formatMoney(review.laterCents, currency)}, each on its day`,
        },
      ]
    : []),
  ...(review.free > 0
    ? [{ key: 'free', icon: 'check' as const, what: `${counted(review.free, 'order')} without a charge` }]
    : []),
];

export function chargesFacts(review: Review, currency: Currency) {
  const sum = (many: number, cents: number): string =>
    `${many.toLocaleString(locale())}, ${formatMoney(cents, currency)}`;
  return [
    { name: 'Charged in full', value: sum(review.inFull, review.inFullCents) },
    { name: 'Installments charged now', value: sum(review.installments, review.installmentsCents) },
    { name: 'Installments later', value: sum(review.later, review.laterCents) },
  ];
}
