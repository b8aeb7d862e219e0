import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/chromium.ts';
import { freePort } from './tools/free-port.ts';

// This file is read again in every worker, which must come to the same port and browser.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM ??= findChromium();

/** Staff sit at desks. */
const atDesk = ['axe.spec.ts', 'box-office*.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/set-up.ts',
  outputDir: '.cache/browser',
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  workers: 2,
  timeout: 90_000,
  // Patience costs nothing where all is well, and spares a busy machine false alarms.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumFlags },
  },
  // A journey is walked once, at the width of those who walk it; the search for barriers looks at every screen in both.
  projects: [
    {
      name: 'phone',
      testIgnore: atDesk,
      use: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testMatch: atDesk, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
