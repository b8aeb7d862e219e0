import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/chromium.ts';
import { freePort } from './tools/free-port.ts';

// This file is read again in every worker, which must come to the same port and browser.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM ??= findChromium();

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
  // A crowded machine may spoil a journey once; npm test names every one that needed its second try.
  retries: 1,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // Recording makes every journey slower: only a second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumFlags },
  },
  projects: [
    {
      name: 'phone',
      // Looks at every screen in both widths by itself.
      testIgnore: 'axe.spec.ts',
      use: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
