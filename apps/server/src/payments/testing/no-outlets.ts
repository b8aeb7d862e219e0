import type { OutletDirectory } from '../../sellers/index.ts';

/** Payments alone, without a shop around them. */
export const noOutlets: OutletDirectory = {
  atPage: async () => undefined,
  pageHosts: async () => [],
  atApi: async () => [],
  forget: () => {},
};
