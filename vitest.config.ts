import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepsCompiled } from './tools/compiled.ts';
import { LongFirst } from './tools/suites/long-first.ts';

const others = ['**/node_modules/**', '**/dist/**', '**/*.property.test.ts', '**/*.server.test.ts'];
const quick = ['{packages,apps,tools}/**/*.test.{ts,tsx}'];
/** The files that ask for a document of their own. */
const withDocument = globSync(quick, { exclude: others }).filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment happy-dom'),
);

/** How long anything is waited for. Nothing is proven by it: it ends what hangs, and a busy machine takes its time. */
const PATIENCE_MS = 60_000;
const TEST_MS = 300_000;

// `unit` and `unit-dom` are quick and touch nothing, `property` throws generated inputs at the rules, `server` needs
// databases. Journeys in a browser live in e2e/ and run under Playwright. `npx vitest run PATH` finds the right one.
export default defineConfig({
  test: {
    // By itself it would leave a core to others, and of two that is one.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        test: {
          name: 'unit',
          // Pure functions leave nothing behind, and a world of its own for each file takes three times as long.
          isolate: false,
          include: quick,
          exclude: [...others, ...withDocument],
          testTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'unit-dom',
          // Every file has a document of its own, but not the modules: loading the screens anew takes twice the time.
          isolate: false,
          include: withDocument,
          setupFiles: [
            'tools/testing/patience.ts',
            'tools/testing/no-leaving.ts',
            'tools/testing/time-goes-on.ts',
          ],
          testTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'property',
          isolate: false,
          include: ['{packages,apps}/**/*.property.test.ts'],
          testTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{apps,tools}/**/*.server.test.ts'],
          // Commands and servers that tests start have this environment.
          env: keepsCompiled,
          globalSetup: ['apps/server/src/testing/databases.ts'],
          // Much of it waits: for a database, for processes, for jobs that come round in a second.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 1 },
          // A file has a database of its own, and needs no modules of its own: loading the server takes a second.
          isolate: false,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
    ],
  },
});
