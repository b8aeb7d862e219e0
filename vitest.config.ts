import { defineConfig } from 'vitest/config';

// Three suites: `unit` is quick and touches nothing, `property` throws generated inputs at the rules,
// `server` needs databases. Journeys in a browser live in e2e/ and run under Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Pure functions leave nothing behind, and a world of its own for each file takes three times as long.
          isolate: false,
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.property.test.ts', '**/*.server.test.ts'],
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
          globalSetup: ['apps/server/src/testing/databases.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
