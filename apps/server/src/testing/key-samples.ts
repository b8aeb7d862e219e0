import { inDays, makeKey } from '../staff/keys/testing/key-program.ts';
import type { Sample } from './sample.ts';

export const keySamples: Record<string, Sample> = {
  makeKey: {
    input: (world) => ({ name: 'Newsletter', rights: ['orders.read'], endsAt: inDays(world, 30) }),
  },
  renewKey: {
    input: async (world, browser) => {
      const { id } = await makeKey(world, browser, ['orders.read']);
      return { id, endsAt: inDays(world, 300) };
    },
    isOfSeller: true,
  },
  revokeKey: {
    input: async (world, browser) => ({ id: (await makeKey(world, browser, ['orders.read'])).id }),
    isOfSeller: true,
  },
};
