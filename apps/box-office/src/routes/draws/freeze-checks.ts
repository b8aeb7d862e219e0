import type { OutputOf } from '@stagedoor/contract/call';
import type { checkDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { counted } from '@stagedoor/rules/writing/counted';
import { inputWords } from './input-words.ts';
import type { Times } from '@stagedoor/rules/time/times-in';

type DrawCheck = OutputOf<typeof checkDraw>;

export interface FreezeCheck {
  key: string;
  /** What is not right stays to be looked at; what stops the freezing says so. */
  state: 'right' | 'look' | 'stops';
  what: string;
  detail: string;
  /** Requests that it is about, the first of them. */
  numbers?: readonly string[];
}

const short = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

function sealed(
  { commitment = '', committedAt, isLate }: DrawDetail,
  { formatDateTime }: Times,
): FreezeCheck {
  const since = committedAt ? `, public since ${formatDateTime(committedAt)}` : '';
  return {
    key: 'secret',
    state: isLate ? 'look' : 'right',
    what: isLate
      ? 'The secret was sealed after requests had opened'
      : 'The secret was sealed when requests opened',
    detail: `SHA-256 ${short(commitment)}${since}`,
  };
}

function rules({ rulesHash = '', partial, households, mostEvents }: DrawDetail): FreezeCheck {
  const caps = mostEvents === undefined ? 'no cap of shows' : `at most ${counted(mostEvents, 'show')} a fan`;
  const words = [
    partial ? 'Some of what was asked, or all of it' : 'All or nothing',
    caps,
    households ? 'a household counts as one' : 'no cap a household',
  ];
  return {
    key: 'rules',
    state: 'right',
    what: 'The rules are public',
    detail: `${short(rulesHash)}. ${words.join(', ')}`,
  };
}

function number(draw: DrawDetail): FreezeCheck {
  if (draw.inputKind === 'none')
    return { key: 'number', state: 'look', what: 'There is no public number', detail: inputWords(draw) };
  return {
    key: 'number',
    state: 'right',
    what: 'No public number is recorded yet',
    detail: `${inputWords(draw)}. Freeze before anybody can know it.`,
  };
}

function stock({ demand }: DrawDetail, { inCarts }: DrawCheck): FreezeCheck {
  const free = demand.reduce((sum, level) => sum + level.stock, 0);
  if (inCarts > 0)
    return {
      key: 'stock',
      state: 'stops',
      what: `${counted(inCarts, 'ticket')} in carts`,
      detail: drawOfficeMessages.inCarts(inCarts),
    };
  if (free === 0)
    return { key: 'stock', state: 'stops', what: 'No stock', detail: drawOfficeMessages.noTickets };
  return {
    key: 'stock',
    state: 'right',
    what: 'Stock is counted',
    detail: `${counted(free, 'ticket')} free, none in carts`,
  };
}

function cards({ notChargeable, notChargeableNumbers, endsTooSoon, endsTooSoonNumbers }: DrawCheck) {
  const checks: FreezeCheck[] = [];
  if (notChargeable > 0)
    checks.push({
      key: 'no-card',
      state: 'look',
      what: counted(notChargeable, 'request has no valid card', 'requests have no valid card'),
      detail: 'Unless that is mended, they are denied.',
      numbers: notChargeableNumbers,
    });
  if (endsTooSoon > 0)
    checks.push({
      key: 'ends',
      state: 'look',
      what: counted(
        endsTooSoon,
        'request has a card that expires before its installment',
        'requests have a card that expires before its installment',
      ),
      detail: 'They stay in.',
      numbers: endsTooSoonNumbers,
    });
  if (checks.length === 0)
    checks.push({
      key: 'cards',
      state: 'right',
      what: 'Every request has a card that lasts',
      detail: 'None has expired, and none will before its installment.',
    });
  return checks;
}

/** What one looks at before the list is frozen, each line with what it found. */
export const freezeChecks = (draw: DrawDetail, check: DrawCheck, times: Times): FreezeCheck[] => [
  sealed(draw, times),
  rules(draw),
  number(draw),
  stock(draw, check),
  ...cards(check),
];
