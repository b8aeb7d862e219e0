import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { completeShows } from './programme-samples.ts';
import type { Sample } from './sample.ts';

const OUTLET = 4;
let made = 0;

/** Everything that a new show needs, by field. */
export const wholeShow = (name: string): { field: string; value: unknown }[] => [
  { field: 'artist', value: 'The Band' },
  { field: 'venue', value: 1 },
  { field: 'name', value: name },
  { field: 'day', value: '2027-03-04' },
  { field: 'begins', value: '19:30' },
  {
    field: 'level.n1',
    value: {
      name: 'Floor',
      price: 4000,
      limit: 4,
      minimum: 1,
      multiple: 1,
      optOut: false,
      alternate: true,
      status: 'on-sale',
      fees: [{ name: 'Service', description: null, value: 500 }],
      taxPercent: null,
      capacity: 20,
    },
  },
];

async function drafted(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  await completeShows(world);
  const { draftId } = (await browser.send('setup/make-show', { outletId: OUTLET })).body;
  const fields = wholeShow(`Sample ${(made += 1)}`).map((each) => ({ ...each, anyway: true }));
  await browser.send('setup/save-show', { draftId, fields });
  const { version } = (await browser.send('setup/plan-shows', { draftIds: [draftId] })).body;
  return { draftIds: [draftId], version, takeOver: true };
}

export const showSamples: Record<string, Sample> = {
  publishShows: { input: drafted, isOfSeller: true },
  undoShowPublish: {
    input: async (world, browser) => {
      await browser.send('setup/publish-shows', await drafted(world, browser));
      const [last] = (await browser.send('setup/show-publishes')).body.publishes;
      return { id: last.id };
    },
    isOfSeller: true,
  },
};
