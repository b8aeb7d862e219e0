import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

let made = 0;

/** Other samples play anywhere and by nobody; a description wants both. */
export const completeShows = ({ database }: OfficeWorld): Promise<unknown> =>
  database.runScript(`
    insert into artists (seller_id, artist_id, name) values (1, 1, 'The Band') on conflict do nothing;
    insert into venues (seller_id, venue_id, name, city, state) values (1, 1, 'The Hall', 'Boston', 'MA')
      on conflict do nothing;
    update shows set artist_id = 1, venue_id = 1 where seller_id = 1 and (artist_id is null or venue_id is null)`);

export const programmeSamples: Record<string, Sample> = {
  applyProgramme: {
    input: async (world, browser) => {
      await completeShows(world);
      const { body } = await browser.send('programme/describe?outletId=4');
      const description = { ...body.description, name: `Shop ${(made += 1)}` };
      return { outletId: 4, version: body.version, description, takeOver: true };
    },
    isOfSeller: true,
  },
};
