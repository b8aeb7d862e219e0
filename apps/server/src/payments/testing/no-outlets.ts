import type { OutletDirectory } from '../../sellers/index.ts';

/** Payments alone, without a shop around them. */
export const noOutlets: OutletDirectory = {
  atPage: async () => undefined,
  atApi: async () => [],
  forget: () => {},
};
