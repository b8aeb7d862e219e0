// What the form for a new code holds, as it is typed, and what is sent of it.
import type { InputOf } from '@stagedoor/contract/call';
import type { CodeSet, makeCodes } from '@stagedoor/contract/calls/office/codes';
import { CODES_AT_ONCE, wrongWithSet } from '@stagedoor/rules/codes/wrong-with-set';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';
import { codeOfficeMessages } from '@stagedoor/rules/messages/code-office';
import { unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Times } from '@stagedoor/rules/time/times-in';

type NewCodes = InputOf<typeof makeCodes>;

export interface CodeValues {
  code: string;
  many: string;
  opens: '' | 'sale' | 'hidden';
  takes: '' | 'amount' | 'percent' | 'price' | 'comps';
  per: 'ticket' | 'order';
  /** An amount, a price or a share, by what it takes off. */
  takesOff: string;
  withFees: boolean;
  /** Where no event is chosen. */
  outletIds: readonly number[];
  event: string;
  levelIds: readonly number[];
  startsAt: string;
  endsAt: string;
  mostOrders: string;
  mostTickets: string;
  mostPerAccount: string;
  returnsUse: boolean;
}

export const emptyCode: CodeValues = {
  code: '',
  many: '',
  opens: '',
  takes: 'amount',
  per: 'ticket',
  takesOff: '',
  withFees: false,
  outletIds: [],
  event: '',
  levelIds: [],
  startsAt: '',
  endsAt: '',
  mostOrders: '',
  mostTickets: '',
  mostPerAccount: '',
  returnsUse: true,
};

const PPM_PER_PERCENT = 10_000;

const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? undefined : number;
};
const wholeIn = (text: string): number | undefined => {
  const number = numberIn(text);
  return number === undefined ? undefined : Math.round(number);
};
/** `2026-12-01T10:00`, by the seller's clock. */
function momentIn(text: string, { momentAt }: Times): Date | undefined {
  const [day = '', at = ''] = text.split('T');
  return day === '' || at === '' ? undefined : momentAt(day, at);
}

function termsIn(values: CodeValues, currency: Currency): NewCodes['takesOff'] {
  const { takes: kind, takesOff, withFees, per } = values;
  if (kind === '') return undefined;
  if (kind === 'comps') return { kind, withFees };
  const typed = numberIn(takesOff);
  if (kind === 'percent') return { kind, ppm: typed && Math.round(typed * PPM_PER_PERCENT), withFees };
  const cents = typed === undefined ? undefined : Math.round(typed * unitsOf(currency));
  return kind === 'amount' ? { kind, cents, per, withFees } : { kind, cents, withFees };
}

export function newCodesOf(
  values: CodeValues,
  isMany: boolean,
  { currency, times }: { currency: Currency; times: Times },
): NewCodes {
  return {
    code: values.code,
    many: isMany ? wholeIn(values.many) : undefined,
    opens: values.opens || undefined,
    takesOff: termsIn(values, currency),
    outletIds: values.event === '' && values.outletIds.length > 0 ? [...values.outletIds] : undefined,
    eventIds: values.event === '' ? undefined : [Number(values.event)],
    levelIds: values.levelIds.length > 0 ? [...values.levelIds] : undefined,
    startsAt: momentIn(values.startsAt, times),
    endsAt: momentIn(values.endsAt, times),
    mostOrders: wholeIn(values.mostOrders),
    mostTickets: wholeIn(values.mostTickets),
    mostPerAccount: wholeIn(values.mostPerAccount),
    returnsUse: values.returnsUse,
  };
}

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number));

function typedTerms({ takesOff }: CodeSet, currency: Currency) {
  if (!takesOff) return { takes: '', takesOff: '', per: 'ticket', withFees: false } as const;
  const { kind, cents, ppm, per = 'ticket', withFees } = takesOff;
  const inUnits = cents === undefined ? '' : (cents / unitsOf(currency)).toString();
  return {
    takes: kind,
    takesOff: ppm === undefined ? inUnits : textOf(ppm / PPM_PER_PERCENT),
    per,
    withFees,
  };
}

/** What another code does, where and how often; how it is called, and its dates, are its own. */
export const sameAs = (set: CodeSet, currency: Currency): Partial<CodeValues> => ({
  opens: set.opens ?? '',
  ...typedTerms(set, currency),
  outletIds: set.outletIds ?? [],
  event: textOf(set.eventIds?.[0]),
  levelIds: set.levelIds ?? [],
  mostOrders: textOf(set.mostOrders),
  mostTickets: textOf(set.mostTickets),
  mostPerAccount: textOf(set.mostPerAccount),
  returnsUse: set.returnsUse,
});

export function wrongWithValues(
  values: CodeValues,
  isMany: boolean,
  clock: { currency: Currency; times: Times },
): FieldErrors<keyof CodeValues> {
  const wanted = newCodesOf(values, isMany, clock);
  const isTooMany = isMany && !(wanted.many !== undefined && wanted.many > 0 && wanted.many <= CODES_AT_ONCE);
  return { ...wrongWithSet(wanted), ...(isTooMany && { many: codeOfficeMessages.manyNeeded }) };
}
