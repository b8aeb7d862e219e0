import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { keepsCompiled } from './tools/compiled.ts';
import { LongFirst } from './tools/suites/long-first.ts';

const others = ['**/node_modules/**', '**/dist/**', '**/*.property.test.ts', '**/*.server.test.ts'];
const quick = ['{packages,apps,tools}/**/*.test.{ts,tsx}'];
/** The files that ask for a document of their own. */
const withDocument = globSync(quick, { exclude: others }).filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment happy-dom'),
);

const PATIENCE_MS = 15_000;

// `unit` and `unit-dom` are quick and touch nothing, `property` throws generated inputs at the rules, `server` needs
// databases. Journeys in a browser live in e2e/ and run under Playwright. `npx vitest run PATH` finds the right one.
export default defineConfig({
  test: {
    // By itself it would leave a core to others, and of two that is one.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // Patience costs nothing where all is well, and spares a busy machine false alarms.
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        test: {
          name: 'unit',
          // Pure functions leave nothing behind, and a world of its own for each file takes three times as long.
          isolate: false,
          include: quick,
          exclude: [...others, ...withDocument],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit-dom',
          // Every file has a document of its own, but not the modules: loading the screens anew takes twice the time.
          isolate: false,
          include: withDocument,
          setupFiles: ['tools/testing/patience.ts', 'tools/testing/no-leaving.ts'],
          // Whole screens load their chunks on first use, which a busy machine takes its time for.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'property',
          isolate: false,
          include: ['{packages,apps}/**/*.property.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{apps,tools}/**/*.server.test.ts'],
          // Commands and servers that tests start have this environment.
          env: keepsCompiled,
          globalSetup: ['apps/server/src/testing/databases.ts'],
          // A file has a database of its own, and needs no modules of its own: loading the server takes a second.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
