import { expect, test } from 'vitest';
import { conflictsOf, type Owners } from './conflicts.ts';
import type { ProgrammeDraft } from './draft.ts';

const shop: ProgrammeDraft = {
  id: 5,
  artists: [{ id: 1 }],
  outlets: [
    {
      id: 71,
      hosts: ['a.example'],
      events: [{ id: 3, items: [{ id: 31, levels: [{ id: 311 }] }] }],
    },
    { id: 72, hosts: ['b.example', undefined] },
  ],
};

const conflicts = (owners: Owners) =>
  conflictsOf(shop, owners).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('[OPS-02] what nobody has, or its owner already, is free', () => {
  expect(conflicts({})).toEqual([]);
  expect(
    conflicts({
      outlet: new Map([[71, 5]]),
      host: new Map([['a.example', 71]]),
      event: new Map([[3, 71]]),
      item: new Map([[31, 3]]),
      'price level': new Map([[311, 31]]),
    }),
  ).toEqual([]);
});

test('[OPS-02] what belongs to somebody else is told, with whose it is', () => {
  expect(
    conflicts({
      outlet: new Map([[71, 6]]),
      host: new Map([['b.example', 99]]),
      event: new Map([[3, 72]]),
      item: new Map([[31, 4]]),
      'price level': new Map([[311, 32]]),
      artist: new Map([[1, 8]]),
    }),
  ).toEqual([
    'outlets.0.id: The outlet 71 belongs to seller 6 already.',
    'outlets.0.events.0.id: The event 3 belongs to outlet 72 already.',
    'outlets.0.events.0.items.0.id: The item 31 belongs to event 4 already.',
    'outlets.0.events.0.items.0.levels.0.id: The price level 311 belongs to item 32 already.',
    'outlets.1.hosts.0: The host b.example belongs to outlet 99 already.',
  ]);
});

test('[OPS-02] a host moves between the outlets of one description', () => {
  expect(conflicts({ host: new Map([['a.example', 72]]) })).toEqual([]);
});

test('[SEC-79] whoever knows only their own outlets is not told whose it is', () => {
  const owners = { outlet: new Map([[71, 6]]), host: new Map([['b.example', 99]]) };
  const told = (isKnown: (outletId: number) => boolean) =>
    conflictsOf(shop, owners, isKnown).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(told(() => false)).toEqual([
    'outlets.0.id: There is no outlet 71.',
    'outlets.1.hosts.0: The host b.example is taken already.',
  ]);
  expect(told(() => true)).toContain('outlets.1.hosts.0: The host b.example belongs to outlet 99 already.');
});
