import { sampleSection } from '@stagedoor/rules/halls/testing/sample-section';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { completeShows } from './programme-samples.ts';
import type { Sample } from './sample.ts';

let made = 0;

/** A hall with a draft that can be published. */
async function drawn(world: OfficeWorld, browser: OfficeBrowser): Promise<{ hallId: number; revision: 1 }> {
  await completeShows(world);
  const { body } = await browser.send('halls/make', { venueId: 1, name: `Hall ${(made += 1)}` });
  const plan = { width: 40, sections: [sampleSection()], seats: null };
  await browser.send('halls/save-draft', { hallId: body.hallId, revision: 0, plan });
  return { hallId: body.hallId, revision: 1 };
}

/** An event of a desk-kept outlet that is sold by the first of two plans. */
async function onFirstPlan(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const { hallId } = await drawn(world, browser);
  const id = 70_000 + made;
  await browser.send('halls/publish', { hallId, revision: 1 });
  await browser.send('halls/save-draft', {
    hallId,
    revision: 0,
    plan: { width: 40, sections: [sampleSection({ rows: 'A-C' })], seats: null },
  });
  await browser.send('halls/publish', { hallId, revision: 1 });
  await world.database.runScript(`
    update outlets set kept_by = 'desk' where outlet_id = 4;
    insert into shows (seller_id, show_id, name, artist_id, venue_id, starts_at)
      values (1, ${id}, 'Sample', 1, 1, '2027-02-02T00:30:00Z');`);
  const { body } = await browser.send('programme/describe?outletId=4');
  const event = {
    id,
    show: id,
    sale: 'instant',
    plan: { hall: hallId, version: 1, paint: [{ level: id, over: 'Stalls' }] },
    items: [{ id, name: 'Seats', levels: [{ id, name: 'Stalls', price: 5000, limit: 4 }] }],
  };
  const description = { ...body.description, events: [...body.description.events, event] };
  const applied = await browser.send('programme/apply', {
    outletId: 4,
    version: body.version,
    description,
    takeOver: true,
  });
  if (applied.status !== 200) throw new Error(JSON.stringify(applied.body));
  return { eventId: id, version: 2 };
}

export const hallSamples: Record<string, Sample> = {
  makeHall: {
    input: async (world) => {
      await completeShows(world);
      return { venueId: 1, name: `Hall ${(made += 1)}` };
    },
    isOfSeller: true,
  },
  publishHall: { input: drawn, isOfSeller: true },
  moveToPlan: { input: onFirstPlan, isOfSeller: true },
};
