import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

const five = { takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false }, returnsUse: false };
let made = 0;

async function aCode(_world: OfficeWorld, browser: OfficeBrowser): Promise<{ id: number }> {
  const { body } = await browser.send('codes/make', { code: `SAMPLE-${(made += 1)}`, ...five });
  return { id: body.id };
}

export const codeSamples: Record<string, Sample> = {
  makeCodes: { input: () => ({ code: `MADE-${(made += 1)}`, ...five }) },
  stopCodes: { input: aCode, isOfSeller: true },
  resumeCodes: {
    input: async (world, browser) => {
      const named = await aCode(world, browser);
      await browser.send('codes/stop', named);
      return named;
    },
    isOfSeller: true,
  },
  handOutCodes: {
    input: async (world, browser) => ({
      ...(await aCode(world, browser)),
      outletId: 1,
      to: ['fan@example.com'],
    }),
    isOfSeller: true,
  },
  exportCodes: { input: aCode, isOfSeller: true },
};
