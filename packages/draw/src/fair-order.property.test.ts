import { expect, test } from 'vitest';
import { awardAll } from './award.ts';
import { Board } from './board.ts';
import { drawList } from './draw.ts';
import type { Rules } from './rules.ts';
import { sealList, type SealedList } from './sealed-list.ts';
import { hashText, portableSha256 } from './sha256.ts';
import { atOnce } from './steps.ts';

const draws = 3000;
const inventory = [{ level: 1, count: 4 }];

const rules: Rules = {
  version: 1,
  draw: '13',
  partial: false,
  households: false,
  caps: { tickets: 1, ticketsPerEvent: null, events: null },
  publicInput: { kind: 'none' },
  events: [{ id: 1, startsAt: 1, items: [{ id: 1, sort: 1, addOn: false, levels: [levelOfOne()] }] }],
};

function levelOfOne() {
  return { id: 1, sort: 1, unitCents: 1, minimum: 1, maximum: 1, multiple: 1, alternate: false };
}

const random = (about: string, digits: number) => hashText(portableSha256, about).slice(0, digits);

/** Everybody wants one ticket; so many members a household, whose ids are sorted or not. */
function listOf(members: readonly number[], isSorted = false): SealedList {
  const households = members.flatMap((count, household) => Array.from({ length: count }, () => household));
  const ids = households.map((_, i) => random(`id ${i}`, 32));
  if (isSorted) ids.sort();
  const lines = [{ event: 1, item: 1, level: 1, quantity: 1, alternates: false }];
  const entries = ids.map((id, i) => ({
    salt: random(`salt ${i}`, 64),
    entry: {
      id,
      household: members.length === ids.length ? id : random(`household ${households[i]}`, 32),
      eligible: true,
      priority: null,
      lines,
    },
  }));
  return sealList({ ...rules, households: members.length !== ids.length }, entries);
}

/** How often each household has a ticket, over many secrets. */
function wins(list: SealedList, members: readonly number[], boardOf = boardFor): number[] {
  const counts = members.map(() => 0);
  const owners = members.flatMap((count, household) => Array.from({ length: count }, () => household));
  for (let i = 0; i < draws; i += 1) {
    const board = boardOf(list, random(`secret ${i}`, 64));
    for (const [entry, owner] of owners.entries()) counts[owner]! += board.held(board.roll.startOf(entry));
  }
  return counts;
}

function boardFor(list: SealedList, secret: string): Board {
  return drawList(list, { secret, inventory, publicNumber: { kind: 'none' } }).board;
}

/** Pearson's statistic for draws in which so many of all win and nobody wins twice. */
function chiSquare(counts: readonly number[]): number {
  const share = inventory[0]!.count / counts.length;
  const expected = draws * share;
  const sum = counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
  return (sum / (1 - share)) * ((counts.length - 1) / counts.length);
}

/** One in a thousand fair draws is above it: nine and eleven degrees of freedom. */
const most = { 10: 27.88, 12: 31.26 };

test('[DRAW-03] every entrant wins equally often, whenever the entry came', () => {
  const members = Array.from({ length: 12 }, () => 1);
  expect(chiSquare(wins(listOf(members), members))).toBeLessThan(most[12]);
});

test('[DRAW-03] every entrant wins equally often, whatever the pseudonym', () => {
  const members = Array.from({ length: 12 }, () => 1);
  expect(chiSquare(wins(listOf(members, true), members))).toBeLessThan(most[12]);
});

test('[DRAW-03] every household wins equally often, however many of it enter', () => {
  const members = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5];
  expect(chiSquare(wins(listOf(members), members))).toBeLessThan(most[10]);
});

test('the measure notices an order that favours somebody ever so slightly', () => {
  const members = Array.from({ length: 12 }, () => 1);
  const list = listOf(members);
  let draw = 0;
  const favouring = (sealed: SealedList, secret: string) => {
    const { order } = drawList(sealed, { secret, inventory, publicNumber: { kind: 'none' } });
    const board = new Board(sealed.roll, inventory);
    // In every tenth draw the first entrant comes first.
    draw += 1;
    const first = draw % 10 === 0 ? [0] : [];
    const rest = Array.from(order).filter((entry) => !first.includes(entry));
    atOnce(awardAll(board, Uint32Array.from([...first, ...rest])));
    return board;
  };
  expect(chiSquare(wins(list, members, favouring))).toBeGreaterThan(most[12]);
});
