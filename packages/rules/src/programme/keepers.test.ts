import { expect, test } from 'vitest';
import { FIRST_DESK_ID, newDeskIds } from './desk-ids.ts';
import { keptByOthers } from './keepers.ts';

const shop = { outlets: [{ id: 71 }, { id: 72 }, { id: 73 }, {}] };

test('[OPS-02] an outlet is changed by its keeper, by files or at the desk', () => {
  const keepers = new Map([
    [71, 'files' as const],
    [72, 'desk' as const],
  ]);
  expect(keptByOthers(shop, 'files', keepers)).toEqual([
    {
      path: ['outlets', 1],
      message: expect.stringMatching(/^The box office keeps this outlet.*--take-over/),
    },
  ]);
  expect(keptByOthers(shop, 'desk', keepers)).toEqual([
    { path: ['outlets', 0], message: expect.stringMatching(/^Files keep this outlet/) },
  ]);
});

test('[OPS-02] files make nothing under an id that the desk gives, and may speak of what is there', () => {
  const draft = {
    artists: [{ id: FIRST_DESK_ID - 1 }, { id: FIRST_DESK_ID }],
    outlets: [{ hosts: ['a.example'] }],
  };
  expect(newDeskIds(draft, () => false)).toEqual([
    { path: ['artists', 1, 'id'], message: expect.stringMatching(/^There is no artist 1000000 yet/) },
  ]);
  expect(newDeskIds(draft, (kind, id) => kind === 'artist' && id === FIRST_DESK_ID)).toEqual([]);
});
