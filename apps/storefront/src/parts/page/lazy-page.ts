import { lazyPagesWithin } from '@stagedoor/screens/lazy-page';

/** A screen of the shop, with the means to ask the server. `module` is its source file, as the manifest names it. */
export const lazyPage = lazyPagesWithin({
  module: 'src/parts/calls/queries.tsx',
  load: async () => (await import('../calls/queries.tsx')).Queries,
});
