// One order's whole story, put together from what each module knows.
import { locale } from '@stagedoor/rules/language/locale';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import type { StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import { MUST_CONFIRM } from '@stagedoor/rules/cards/confirming';
import { OTHER_GATEWAY } from '@stagedoor/rules/cards/other-gateway';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import type { ToldChange } from '../changes/changes-of-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { RankInDraw, ToldRequest, ToldScan } from './story-facts.ts';
import type { ToldIntent } from '../../payments/index.ts';
import type { EntryAbout, Note } from '../../staff/index.ts';

const card = ({ lastFour }: ToldIntent): string => `Card ending in ${lastFour}`;

const outcomes: Partial<Record<ToldIntent['state'], { title: string; tone: StoryEntry['tone'] }>> = {
  succeeded: { title: 'captured', tone: 'good' },
  unfulfilled: { title: 'came too late, and goes back', tone: 'critical' },
  attention: { title: 'waits for a decision', tone: 'critical' },
  declined: { title: 'declined', tone: 'critical' },
  failed: { title: 'did not go through', tone: 'critical' },
  closed: { title: 'closed without money', tone: 'neutral' },
  unsent: { title: 'not sent: the gateway could not be reached', tone: 'neutral' },
  unknown: { title: 'outcome unknown', tone: 'critical' },
  held: { title: 'held by the gateway', tone: 'data' },
  waiting: { title: 'waits until the customer confirms it at the bank', tone: 'data' },
};

/** What only we say no with, in our words: no gateway's code stands beside them. */
const ownReasons: Readonly<Record<string, string>> = {
  [MUST_CONFIRM]: 'not made: the bank wants the customer to confirm it, who was told by a letter',
  [OTHER_GATEWAY]: 'not made: the card is kept by the former gateway',
  'left-alone': 'withdrawn: nobody confirmed it at the bank',
};

export function tellIntent(intent: ToldIntent): StoryEntry {
  const { kind, amountCents, currency, attempt, problemCode, problemText, transactionId } = intent;
  const outcome = outcomes[intent.state];
  const ownReason = ownReasons[problemCode ?? ''];
  const isBack = kind === 'return' && intent.state === 'succeeded';
  const title = isBack ? 'given back' : (ownReason ?? outcome?.title ?? 'under way');
  const what = kind === 'charge' ? 'Charge' : 'Return';
  const details = [
    !ownReason &&
      problemText &&
      `${problemCode ? `ErrorCode ${problemCode}: ` : ''}${problemText.replace(/\.$/, '')}`,
    card(intent),
    transactionId && `transaction ${transactionId}`,
    `ref ${intent.ref}`,
  ];
  return {
    key: `intent ${intent.ref}`,
    at: intent.settledAt ?? intent.createdAt,
    part: 'money',
    title: `${what} of ${formatMoney(amountCents, currency)} ${title}${attempt > 1 ? `, try ${attempt}` : ''}`,
    detail: details.filter(Boolean).join(', '),
    who: 'gateway',
    tone: outcome?.tone ?? 'data',
  };
}

const mailStates = { waiting: 'Waits to leave', sent: 'Sent', dead: 'Came back' } as const;

export const tellMail = (mail: ListedMail): StoryEntry => ({
  key: `mail ${mail.id}`,
  at: mail.sentAt ?? mail.writtenAt,
  part: 'letters',
  title: `Letter “${mail.subject}”`,
  detail: `${mailStates[mail.state]}, to ${mail.recipient}${mail.state === 'dead' ? `: ${mail.problem}` : ''}`,
  who: 'mail',
  tone: mail.state === 'dead' ? 'critical' : 'neutral',
  mailId: mail.id,
});

const changeWords = {
  refund: 'Refund',
  cancellation: 'Cancellation',
  upgrade: 'Upgrade',
  award: 'Later award',
  seats: moveSeatsMessages.change,
};

/** What became of a change, as its title ends. */
const changeStates: Readonly<Record<ToldChange['state'], string>> = {
  proposed: 'proposed',
  approved: 'decided',
  due: 'waits for the charge',
  failed: 'charge declined',
  effective: 'on its way',
  settled: 'done',
  declined: 'declined',
  canceled: 'taken back',
  reverted: 'refused by the gateway and undone',
};

/** An upgrade costs more or less, other seats nothing; everything else gives back or adds. */
const sumOf = ({ kind, totalCents }: ToldChange, currency: Currency): string => {
  if (kind === 'seats') return '';
  const sum = formatMoney(Math.abs(totalCents), currency);
  return kind === 'upgrade' ? `, ${sum} ${totalCents >= 0 ? 'more' : 'back'}` : ` of ${sum}`;
};

const authors = { job: 'scheduler', staff: 'desk', customer: 'customer' } as const;

export const tellChange = (change: ToldChange, currency: Currency): StoryEntry => ({
  key: `change ${change.changeId}`,
  at: change.createdAt,
  part: 'tickets',
  title: `${changeWords[change.kind]}${sumOf(change, currency)}, ${changeStates[change.state]}`,
  detail: [change.reason, change.problem].filter(Boolean).join(': '),
  who: change.staffName ?? authors[change.authorKind],
  tone: change.problem ? 'critical' : 'neutral',
});

export const tellNote = ({ id, at, name, content }: Note): StoryEntry => ({
  key: `note ${id}`,
  at,
  part: 'staff',
  title: `Note: ${content}`,
  who: name,
  tone: 'neutral',
});

export const tellEntry = ({ id, at, action, reason, name }: EntryAbout): StoryEntry => ({
  key: `log ${id}`,
  at,
  part: 'staff',
  title: logActions[action] ?? action,
  detail: reason ?? undefined,
  who: name,
  tone: 'neutral',
});

export const tellScan = (scan: ToldScan): StoryEntry => {
  const word = doorMessages[scan.isDouble && scan.result === 'in' ? 'already' : scan.result];
  const details = [
    scan.level,
    scan.isDouble && (scan.reason ? `${doorMessages.anyway}: ${scan.reason}` : doorMessages.inAllTheSame),
    scan.offline && doorMessages.withoutNetwork,
    scan.isUndone && doorMessages.outAgain,
  ];
  return {
    key: `scan ${scan.uuid}`,
    at: scan.at,
    part: 'tickets',
    title: `${word}, ${scan.gate}`,
    detail: details.filter(Boolean).join(', '),
    who: 'door',
    tone: scan.isDouble ? 'critical' : scan.result === 'in' ? 'good' : 'neutral',
  };
};

export const tellHold = (
  row: OrderRow,
  { since, until }: { since: Date; until: Date },
  { formatDateTime }: Times,
): StoryEntry => ({
  key: 'held',
  at: since,
  part: 'tickets',
  title: `${row.tickets === 1 ? 'One ticket' : `${row.tickets} tickets`} held in a cart`,
  detail: `Until ${formatDateTime(until)} at most`,
  who: 'customer',
  tone: 'data',
});

export const tellRequest = ({ number, placedAt, onPlan }: ToldRequest): StoryEntry => ({
  key: 'request',
  at: placedAt,
  part: 'tickets',
  title: `Request ${number} placed`,
  detail: onPlan ? 'Paying in installments' : undefined,
  who: 'customer',
  tone: 'data',
});

export const tellRank = ({ place, entries, publishedAt, isAwarded }: RankInDraw): StoryEntry => ({
  key: 'rank',
  at: publishedAt,
  part: 'tickets',
  title: `Ranked ${ordinal(place)} of ${entries.toLocaleString(locale())} in the draw`,
  detail: isAwarded ? 'Awarded when the result was published' : 'Reached later, by a walk for what came back',
  who: 'draw',
  tone: isAwarded ? 'good' : 'neutral',
});

function placedBy({ guest_request_uuid, counter_sale_uuid }: OrderRow, isDrawn: boolean): string {
  if (isDrawn) return 'draw';
  if (counter_sale_uuid !== null) return 'desk';
  return guest_request_uuid === null ? 'customer' : 'guest list';
}

/** A draw places an order; one that was there before its request was placed by its customer. */
export function tellOrder(row: OrderRow, isDrawn: boolean): StoryEntry[] {
  const placed: StoryEntry = {
    key: 'placed',
    at: row.created_at,
    part: 'tickets',
    title: `Order placed, ${formatMoney(row.total_cents, row.currency)}`,
    detail: row.plan_enrolled ? 'Paying in installments' : undefined,
    who: placedBy(row, isDrawn),
    tone: 'good',
  };
  if (row.shipped_day === null) return [placed];
  const shipped: StoryEntry = {
    key: 'shipped',
    at: new Date(`${row.shipped_day}T12:00:00Z`),
    part: 'tickets',
    title: 'Shipped',
    detail: [row.delivery_name, row.tracking_number].filter(Boolean).join(', ') || undefined,
    who: 'desk',
    tone: 'good',
  };
  return [placed, shipped];
}
