// What a bank asks back of an order's charge, in the order's story.
import type { StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import { disputeReason, isOpenDispute } from '@stagedoor/rules/cards/dispute';
import type { DisputeState } from '@stagedoor/rules/cards/dispute';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { ToldDispute } from '../../../payments/index.ts';

const ends: Partial<Record<DisputeState, { title: string; tone: StoryEntry['tone'] }>> = {
  won: { title: 'won, it stays with us', tone: 'good' },
  lost: { title: 'lost, it stays with the customer', tone: 'critical' },
  ended: { title: 'ended, nobody went on with it', tone: 'neutral' },
};

function wanted({ state, answerBy }: ToldDispute, { formatDateTime }: Times): string {
  if (state === 'in-review') return 'the bank decides';
  return answerBy
    ? `to be answered at the gateway by ${formatDateTime(answerBy)}`
    : 'to be answered at the gateway';
}

/** When it began, and when it ended. */
export function tellDispute(dispute: ToldDispute, times: Times): StoryEntry[] {
  const { disputeId, ref, state, isTaken, openedAt, endedAt } = dispute;
  const sum = formatMoney(dispute.amountCents, dispute.currency);
  const isOpen = isOpenDispute(state);
  const common = { part: 'money', who: 'gateway' } as const;
  const details = [
    disputeReason(dispute.reason),
    isOpen && wanted(dispute, times),
    isOpen && (isTaken ? 'the bank has the money' : 'the bank has taken nothing yet'),
    `dispute ${disputeId}`,
    `ref ${ref}`,
  ];
  const begun: StoryEntry = {
    ...common,
    key: `dispute ${disputeId}`,
    at: openedAt,
    title: `Charge disputed by the customer at the bank, ${sum}`,
    detail: details.filter(Boolean).join(', '),
    tone: isOpen ? 'critical' : 'neutral',
  };
  const end = ends[state];
  if (!end || !endedAt) return [begun];
  const key = `dispute ${disputeId} ended`;
  return [begun, { ...common, key, at: endedAt, title: `Dispute of ${sum} ${end.title}`, tone: end.tone }];
}
