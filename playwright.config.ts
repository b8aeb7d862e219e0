import { defineConfig } from '@playwright/test';
import { atLength } from './e2e/length.ts';
import { chromiumFlags, findChromium } from './tools/chromium.ts';
import { freePort } from './tools/free-port.ts';

// This file is read again in every worker, which must come to the same port and browser.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM ??= findChromium();

const screens = 'axe.spec.ts';
/** Staff sit at desks. */
const atDesk = [screens, 'box-office*.spec.ts'];
/** What a run leaves out: npm test the long ways, a proof what the other proof does. */
const leftOut = { journeys: screens, screens: /\/(?!axe\.spec)[^/]+\.spec\.ts$/, short: 'at-length/**' }[
  atLength ?? 'short'
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/set-up.ts',
  outputDir: '.cache/browser',
  reporter: [['list'], ['json', { outputFile: `.cache/results/${atLength ?? 'browser'}.json` }]],
  workers: 2,
  // Patience costs nothing where all is well, and spares a busy machine false alarms. What hangs is ended and named.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumFlags },
  },
  // A journey is walked once, at the width of those who walk it.
  projects: [
    {
      name: 'phone',
      testIgnore: [...atDesk, leftOut],
      use: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: atDesk,
      testIgnore: leftOut,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
