// The demo's clock: journeys move it instead of waiting, and never ask the machine's.
import type { Page } from '@playwright/test';

const address = (port: number) => `http://localhost:${port}/demo/clock`;

export async function shopTime(page: Page, port: number): Promise<number> {
  const { now } = (await (await page.request.get(address(port))).json()) as { now: string };
  return Date.parse(now);
}

/** What is due by then is done before the answer comes. */
export async function setClock(page: Page, port: number, at: number): Promise<void> {
  await page.request.post(address(port), { data: { now: new Date(at).toISOString() }, timeout: 300_000 });
}

export async function moveClock(page: Page, port: number, seconds: number): Promise<void> {
  await setClock(page, port, (await shopTime(page, port)) + seconds * 1000);
}
