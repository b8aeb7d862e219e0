// The room Charging after a draw was published: the run, clocks, more time, letting go, and what comes back.
import { expect, type Page } from '@playwright/test';
import { lastWalkHour } from '@stagedoor/rules/draw/walk-due';
import { barriersOn } from './barriers.ts';
import { scrollsSideways } from './scenario.ts';

async function isSound(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

const office = (port: number, path: string) => `http://box-office.localhost:${port}${path}`;
const question = (page: Page) => page.getByRole('dialog');

/** The clock of the demo, so many hours later; jobs run at once. */
async function later(page: Page, port: number, hours: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/demo/clock`;
  const before = (await (await page.request.get(address)).json()) as { now: string };
  const now = new Date(Date.parse(before.now) + hours * 3_600_000).toISOString();
  await page.request.post(address, { data: { now }, timeout: 120_000 });
}

/** A minute past the next announced hour. */
async function hoursToWalk(page: Page, port: number): Promise<number> {
  const { now } = (await (await page.request.get(`http://127.0.0.1:${port}/demo/clock`)).json()) as {
    now: string;
  };
  const next = lastWalkHour('12:00', new Date(now)).getTime() + 24 * 3_600_000 + 60_000;
  return (next - Date.parse(now)) / 3_600_000;
}

async function decide(page: Page, button: RegExp, confirm: RegExp, reason: string): Promise<void> {
  await page.getByRole('checkbox', { name: /Z\d+/ }).first().check();
  await page.getByRole('button', { name: button }).click();
  await question(page).getByLabel('Reason').fill(reason);
  await question(page).getByRole('button', { name: confirm }).click();
  await expect(question(page)).toBeHidden({ timeout: 30_000 });
}

/** AWARD-02, AWARD-03: most cards are charged, some are declined, and somebody decides about two of them. */
export async function watchTheRun(page: Page, port: number): Promise<void> {
  await page.goto(office(port, '/charging'));
  await expect(page.getByRole('heading', { level: 1, name: 'Charging' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[1-9][\d,]* of [\d,]+ payments captured$/ })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText(/^2 d \d+ h$/).first()).toBeVisible({ timeout: 120_000 });
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/charging.png', fullPage: true });
  await decide(page, /^Give more time/, /^Give 24 hours more$/, 'Asked for more time');
  await expect(page.getByText(/^3 d \d+ h$/).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await decide(page, /^Let 1 go/, /^Cancel 1 unpaid$/, 'Does not want them any more');
  await page.setViewportSize({ width: 375, height: 812 });
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/charging-375.png', fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** AWARD-04, DRAW-12: the time is over, the seats go down the order, and the log is public. */
export async function walkTheOrder(page: Page, port: number, signIn: () => Promise<void>): Promise<void> {
  await later(page, port, 97);
  await later(page, port, await hoursToWalk(page, port));
  await signIn();
  await page.goto(office(port, '/draws/13'));
  await expect(page.getByRole('heading', { name: 'Runner-ups' })).toBeVisible();
  await expect(page.getByText(/The walk down the order/).first()).toBeVisible({ timeout: 60_000 });
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/draw-runner-ups.png', fullPage: true });
  await page.goto(`http://lantern.localhost:${port}/draws/13`);
  await expect(page.getByText(/reached the next in line/).first()).toBeVisible();
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/draw-log.png', fullPage: true });
}
