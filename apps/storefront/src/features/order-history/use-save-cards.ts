import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { updateScheduledPayments } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import type { ChosenCards } from './chosen-cards.ts';
import { useKeepOrder } from './use-orders.ts';

interface Problem {
  title: string;
  text?: string | undefined;
}

interface SaveCards {
  save: (chosen: ChosenCards, complete: boolean) => void;
  busy: boolean;
  problem: Problem | undefined;
}

/** INSTAL-16: saves the cards that were changed, all of them or none. Nothing changed is nothing to save. */
export function useSaveCards({ id, scheduledPayments }: Order, onSaved: () => void): SaveCards {
  const { mutateAsync: send, isPending } = useSend(updateScheduledPayments);
  const keep = useKeepOrder();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();

  function fail(title: string, text?: string) {
    setProblem({ title, text });
    toasts.error(title, text);
  }

  async function save(chosen: ChosenCards, complete: boolean) {
    setProblem(undefined);
    if (!complete) return fail(cardMessages.incomplete);
    const payments = scheduledPayments
      .filter(({ sort, captured, paymentMethod }) => !captured && isOther(chosen[sort], paymentMethod?.uuid))
      .map(({ sort }) => ({ sort, paymentMethodUuid: chosen[sort] }));
    if (payments.length === 0) return onSaved();
    try {
      keep((await send({ order: id, payments })).order);
    } catch (error) {
      return fail(requestMessages.paymentNotUpdated, wordsOf(error));
    }
    toasts.success(requestMessages.paymentUpdated);
    return onSaved();
  }

  return { save: (chosen, complete) => void save(chosen, complete), busy: isPending, problem };
}

const isOther = (chosen: string | undefined, current: string | undefined): boolean =>
  chosen !== undefined && chosen !== current;
