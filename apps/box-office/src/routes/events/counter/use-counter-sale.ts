// What has been chosen at the counter so far, what it comes to, and how it is sent.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import { wordsOf } from '@stagedoor/asking/words-of';
import { giveAwayAtCounter, sellAtCounter } from '@stagedoor/contract/calls/office/counter';
import type { Counter, CounterLevel } from '@stagedoor/contract/calls/office/counter';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { levelsWithCode } from '@stagedoor/rules/codes/priced-level';
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { validateCounterSale } from '@stagedoor/rules/orders/counter-sale';
import type { CounterForm } from '@stagedoor/rules/orders/counter-sale';
import { isKeptUntilDay } from '@stagedoor/rules/orders/counter-ways';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { useReach } from '../../../parts/session/use-reach.ts';
import { useCounterCode } from './use-counter-code.ts';
import type { BroughtCode } from './use-counter-code.ts';

/** What is wished for of one level. */
export interface Wish {
  quantity: number;
  /** Rows and seats as they are typed; nothing for the best ones. */
  seats: string;
}

type Wishes = Readonly<Record<number, Wish>>;
const none: Wish = { quantity: 0, seats: '' };
export const wishFor = (wishes: Wishes, { id }: CounterLevel): Wish => wishes[id] ?? none;

const begin: CounterForm = { firstName: '', lastName: '', email: '', way: 'link', untilDay: '', reason: '' };

/** On sale to everybody, or to who has this code. */
export const isOffered = (
  { id, isOnSale }: CounterLevel,
  { code: { inUse } }: { code: Pick<BroughtCode, 'inUse'> },
): boolean => isOnSale || (inUse?.openLevelIds.includes(id) ?? false);

interface Summed {
  wishes: Wishes;
  deliveryUuid: string;
  isGift: boolean;
  code: BroughtCode;
}

function useTotals({ levels, deliveries }: Counter, { wishes, deliveryUuid, isGift, code }: Summed) {
  const currency = useCurrency();
  const chosen = levels.filter((level) => wishFor(wishes, level).quantity > 0 && isOffered(level, { code }));
  const wished = chosen.map((level) => ({ ...level, quantity: wishFor(wishes, level).quantity }));
  const lines = levelsWithCode(wished, isGift ? undefined : code.inUse, currency);
  const price = deliveries.find(({ uuid }) => uuid === deliveryUuid)?.priceCents ?? 0;
  const totals = orderTotals({
    lines: isGift ? [] : lines,
    currency,
    deliveryPriceCents: isGift ? 0 : price,
  });
  const offFeesCents = lines.reduce((sum, { off, quantity }) => sum + off.feesCents * quantity, 0);
  return {
    chosen,
    totals,
    offCents: offCentsOf(lines),
    offFeesCents,
    tickets: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

interface Chosen {
  counter: Counter;
  wishes: Wishes;
  chosen: readonly CounterLevel[];
  deliveryUuid: string;
  totalCents: number;
  code: string | undefined;
}

/** Sends it as what it is: a sale, or a gift. */
function useSending({ counter, wishes, chosen, deliveryUuid, totalCents, code }: Chosen) {
  const sell = useOfficeSend(sellAtCounter);
  const give = useOfficeSend(giveAwayAtCounter);
  return (values: CounterForm, address: ReturnType<typeof sentAddress> | undefined) => {
    const { way, untilDay, reason, ...buyer } = values;
    const wanted = {
      eventId: counter.eventId,
      lines: chosen.map((level) => {
        const { quantity, seats } = wishFor(wishes, level);
        return { levelId: level.id, quantity, ...(seats.trim() && { seats: seats.trim() }) };
      }),
      ...buyer,
      deliveryMethodUuid: deliveryUuid,
      ...(address && { address }),
    };
    if (way === 'gift') return give.mutateAsync({ ...wanted, reason });
    const due = { way, ...(isKeptUntilDay(way) && { untilDay }), totalCents };
    return sell.mutateAsync({ ...wanted, ...due, ...(code !== undefined && { code }) });
  };
}

/** What the server has against a line stands above the form: there it is mended. */
function tellRefusal(form: Form<CounterForm>, error: unknown): void {
  const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : [];
  const ofLine = fields.find(([field]) => field.startsWith('lines'));
  if (ofLine) form.fail(ofLine[1] ?? wordsOf(error));
  else showRefusal(form, error);
}

export function useCounterSale(counter: Counter, onRefused: () => void) {
  const { deliveries, today, lastDayKept } = counter;
  const [wishes, setWishes] = useState<Wishes>({});
  const [deliveryUuid, setDelivery] = useState(deliveries[0]?.uuid ?? '');
  const form = useForm(begin, (values) => validateCounterSale(values, { today, showDay: lastDayKept }));
  const address = useAddressForm(undefined, useReach(undefined));
  const isGift = form.values.way === 'gift';
  const code = useCounterCode(counter.eventId);
  const { chosen, totals, tickets, offCents, offFeesCents } = useTotals(counter, {
    wishes,
    deliveryUuid,
    isGift,
    code,
  });
  const needsAddress = deliveries.find(({ uuid }) => uuid === deliveryUuid)?.needsAddress ?? false;
  const sending = { counter, wishes, chosen, deliveryUuid, totalCents: totals.totalCents };
  const send = useSending({ ...sending, code: code.inUse?.code });
  const toasts = useToasts();
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const { submit, busy } = useSubmit(form, async () => {
    if (tickets === 0) return form.fail(counterMessages.nothingChosen);
    if (needsAddress && !address.check()) return undefined;
    try {
      const { number } = await send(form.values, needsAddress ? sentAddress(address.values) : undefined);
      const what = isGift ? 'is given away' : 'is sold';
      toasts.success(`${number} ${what}`, `A letter goes to ${form.values.email}.`);
      return void navigate(within(`/orders/${number}`));
    } catch (error) {
      // What was typed stays; what is left is asked for again.
      onRefused();
      return tellRefusal(form, error);
    }
  });
  const wish = (level: CounterLevel, part: Partial<Wish>) =>
    setWishes((before) => ({ ...before, [level.id]: { ...wishFor(before, level), ...part } }));
  const chosenParts = { wishes, wish, deliveryUuid, setDelivery, chosen, totals, tickets, isGift };
  const codeParts = { code, offCents, offFeesCents };
  return { form, address, needsAddress, ...chosenParts, ...codeParts, submit, busy };
}
export type CounterSale = ReturnType<typeof useCounterSale>;
