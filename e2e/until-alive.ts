import type { Page } from '@playwright/test';

/** A page whose code has not arrived yet cannot say anything, however quiet the network is; its first call shows that it has. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/user/sessioninit')),
  );
}
