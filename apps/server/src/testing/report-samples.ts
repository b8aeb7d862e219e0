// Links to reports, for the suite that tries every office call.
import { anEvent } from './event-samples.ts';
import type { Sample } from './sample.ts';

const link = { forWhom: 'The Tides', days: 30 };

export const reportSamples: Record<string, Sample> = {
  makeReportLink: {
    input: async (world) => ({ eventId: (await anEvent(world)).eventId, ...link }),
    isOfSeller: true,
  },
  endReportLink: {
    input: async (world, browser) => {
      const { eventId } = await anEvent(world);
      await browser.send('reports/make-link', { eventId, ...link });
      const { body } = await browser.send(`reports/links?eventId=${eventId}`);
      return { eventId, linkId: body.links[0].id };
    },
    isOfSeller: true,
  },
};
