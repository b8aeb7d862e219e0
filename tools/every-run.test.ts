import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { officeRooms, onJourneys, shopScreens } from '../e2e/every-run.ts';
import { statesOnTheWay, type Scenario } from '../e2e/states.ts';
import { root } from './runtime/folders.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('what every run searches for barriers', () => {
  test('has a state of every address of the shop, and of none that is gone', () => {
    const addresses = read('apps/storefront/src/app/addresses.tsx').matchAll(/\bpath: '([^']+)'/g);
    const searched = [...Object.keys(shopScreens), ...onJourneys];
    expect(new Set(searched)).toEqual(new Set([...addresses].map(([, path]) => path)));
  });

  test('has a state of every room that exists, and of none that is gone', () => {
    const rooms = read('apps/box-office/src/app/rooms.tsx').split(/^  \},$/m);
    const built = rooms.filter((room) => room.includes('page: () =>'));
    const paths = built.flatMap((room) =>
      [...(/paths: \[([^\]]+)\]/.exec(room)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, path]) => path),
    );
    expect(new Set(Object.keys(officeRooms))).toEqual(new Set(paths));
  });

  test.each(onJourneys)('has a journey that searches %s as it passes', (screen) => {
    const journeys = globSync('e2e/*.spec.ts', { cwd: root }).map(read).join('\n');
    expect(journeys).toContain(`await isSearched(page, '${screen}')`);
  });

  test('names at least one state for each', () => {
    const screens = [...Object.entries(shopScreens), ...Object.entries(officeRooms)];
    expect(screens.filter(([, states]) => states.length === 0)).toEqual([]);
  });
});

describe('the way to the states that are wanted', () => {
  const scenario: Scenario = {
    name: 'signed-in',
    host: 'a.localhost',
    path: '/',
    onward: [
      { name: 'room', path: '/room' },
      { name: 'room-asked' },
      { name: 'room-answered' },
      { name: 'other', path: '/other' },
      { name: 'other-asked' },
    ],
  };
  const wayTo = (...wanted: string[]) =>
    statesOnTheWay(scenario, ({ name }) => wanted.includes(name)).map(({ name }) => name);

  test('begins at the first, which signs in', () => expect(wayTo('other')).toEqual(['signed-in', 'other']));

  test('goes through those that one is reached from, and not beyond it', () => {
    expect(wayTo('room-asked')).toEqual(['signed-in', 'room', 'room-asked']);
    expect(wayTo('room-answered')).toEqual(['signed-in', 'room', 'room-asked', 'room-answered']);
  });

  test('leaves out what an address makes needless', () => {
    expect(wayTo('room', 'other-asked')).toEqual(['signed-in', 'room', 'other', 'other-asked']);
  });
});
