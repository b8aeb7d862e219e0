import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepsCompiled } from './tools/compiled.ts';
import { LongFirst } from './tools/suites/long-first.ts';

const packaged = ['**/node_modules/**', '**/dist/**'];
const others = [...packaged, '**/*.property.test.ts', '**/*.server.test.ts'];
const servers = ['{apps,tools}/**/*.server.test.ts'];
/** What kills, starts or plays so much that `npm run proof -- at-length` runs it, and `npm test` does not. */
const long = ['{apps,tools}/**/*.long.server.test.ts'];
const quick = ['{packages,apps,tools}/**/*.test.{ts,tsx}'];
/** The files that ask for a document of their own. */
const documents = globSync(quick, { exclude: others }).filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment happy-dom'),
);

/** How long anything is waited for. Nothing is proven by it: it ends what hangs, and a busy machine takes its time. */
const PATIENCE_MS = 60_000;
const TEST_MS = 300_000;

/** A whole page or room over a stand-in server: most of a second each, where a part of one takes milliseconds. */
const isPage = (file: string): boolean => /^apps\/[^/]+\/src\/app\//.test(file);

const inDocuments = {
  // Every file has a document of its own, but not the modules: loading the screens anew takes twice the time.
  isolate: false,
  setupFiles: ['tools/testing/patience.ts', 'tools/testing/no-leaving.ts', 'tools/testing/time-goes-on.ts'],
  testTimeout: TEST_MS,
};

const onDatabases = {
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
};

// `unit` and `unit-dom` are quick and touch nothing, `pages` opens whole ones, `property` throws generated inputs at the
// rules, `server` and `long` need databases. Journeys in a browser live in e2e/ and run under Playwright. `npx vitest run PATH` finds the
// right one.
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
          exclude: [...others, ...documents],
          testTimeout: TEST_MS,
        },
      },
      { test: { ...inDocuments, name: 'unit-dom', include: documents.filter((file) => !isPage(file)) } },
      { test: { ...inDocuments, name: 'pages', include: documents.filter(isPage) } },
      {
        test: {
          name: 'property',
          isolate: false,
          include: ['{packages,apps}/**/*.property.test.ts'],
          testTimeout: TEST_MS,
        },
      },
      { test: { ...onDatabases, name: 'server', include: servers, exclude: [...packaged, ...long] } },
      { test: { ...onDatabases, name: 'long', include: long, exclude: packaged } },
    ],
  },
});
