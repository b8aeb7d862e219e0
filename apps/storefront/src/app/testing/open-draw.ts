// A draw's page in a test: three entries, of which the first is the visitor's own.
import { fireEvent, screen } from '@testing-library/react';
import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { OwnDrawEntry, PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { proofOf, sealList } from '@stagedoor/draw/sealed-list';
import { entryOf, lineOf, rules as smallRules } from '@stagedoor/draw/testing/small-world';
import { userSession } from '../../parts/testing/samples.ts';
import { openShop } from './open-shop.tsx';

const entries = ['a', 'b', 'c'].map((name) => entryOf(name, [lineOf(1, 2)]));
const sealed = sealList(smallRules, entries);
export const { root } = sealed;
const [{ salt, entry }] = entries as [(typeof entries)[0]];
const { leaf, proof } = proofOf(sealed, entry.id);
export const own: OwnDrawEntry = {
  entryId: entry.id,
  salt,
  entry: JSON.stringify(entry),
  leaf,
  proof: [...proof],
  lines: [],
};
export const rules = {
  caps: { tickets: null, ticketsPerEvent: null, events: null },
  publicInput: { kind: 'digits', source: 'Lottery, 1 May', count: 12 },
  events: [{ id: 201, startsAt: 1_800_000_000, items: [{ levels: [{ id: 31, unitCents: 85_00 }] }] }],
};
export const drawOf = (change: Partial<PublicDraw> = {}): PublicDraw => ({
  drawId: '13',
  seriesId: 13,
  seriesName: 'Spring leg',
  state: 'frozen',
  commitment: 'c'.repeat(64),
  committedAt: new Date('2026-10-01T12:00:00Z'),
  isLate: false,
  rules: JSON.stringify(rules),
  rulesHash: 'd'.repeat(64),
  published: JSON.stringify({ root, entries: 2000, inventory: [{ level: 31, count: 40 }] }),
  beside: [{ drawId: '13', isAbandoned: false }],
  names: [
    { id: 201, kind: 'event', name: 'Boston' },
    { id: 31, kind: 'level', name: 'Floor' },
  ],
  log: [],
  ...change,
});
export const published = { state: 'published', publishedAt: new Date('2026-11-14T17:00:00Z') } as const;

export const openDraw = (change: Partial<PublicDraw> = {}, server?: (server: StandInServer) => void) =>
  openShop({
    url: '/draws/13',
    session: userSession(),
    server: (stand) => {
      stand.on(getPublicDraw, () => drawOf(change));
      server?.(stand);
    },
  });
export const main = () => screen.getByRole('main').textContent ?? '';
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
