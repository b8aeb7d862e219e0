// The room Charging after a draw was published: the run, clocks, more time, letting go, and what comes back.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { lastWalkHour } from '@stagedoor/rules/draw/walk-due';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { isSound } from './is-sound.ts';
import { moveClock, shopTime } from './move-clock.ts';

const HOUR = 3600;
const office = (port: number, path: string) => `http://box-office.localhost:${port}${path}`;
const question = (page: Page) => page.getByRole('dialog');

/** Until a minute past the next announced hour. */
async function secondsToWalk(page: Page, port: number): Promise<number> {
  const now = await shopTime(page, port);
  return (lastWalkHour('12:00', new Date(now), timesIn(TIME_ZONE)).getTime() - now) / 1000 + 24 * HOUR + 60;
}

async function decide(page: Page, button: RegExp, confirm: RegExp, reason: string): Promise<void> {
  await page.getByRole('checkbox', { name: /Z\d+/ }).first().check();
  await page.getByRole('button', { name: button }).click();
  await question(page).getByLabel('Reason').fill(reason);
  await question(page).getByRole('button', { name: confirm }).click();
  await expect(question(page)).toBeHidden();
}

/** AWARD-02, AWARD-03: most cards are charged, some are declined, and somebody decides about two of them. */
export async function watchTheRun(page: Page, port: number): Promise<void> {
  await page.goto(office(port, '/charging'));
  await expect(page.getByRole('heading', { level: 1, name: 'Charging' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[1-9][\d,]* of [\d,]+ payments captured$/ })).toBeVisible({
    timeout: 300_000,
  });
  await expect(page.getByText(/^2 d \d+ h$/).first()).toBeVisible({ timeout: 300_000 });
  await isSound(page, 'charging');
  await decide(page, /^Give more time/, /^Give 24 hours more$/, 'Asked for more time');
  await expect(page.getByText(/^3 d \d+ h$/).first()).toBeVisible();
  await page.reload();
  await decide(page, /^Let 1 go/, /^Cancel 1 unpaid$/, 'Does not want them any more');
  await page.setViewportSize({ width: 375, height: 812 });
  await isSound(page, 'charging-375');
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** AWARD-04, DRAW-12: the time is over, the seats go down the order, and the log is public. */
export async function walkTheOrder(page: Page, port: number, signIn: () => Promise<void>): Promise<void> {
  await moveClock(page, port, 97 * HOUR);
  await moveClock(page, port, await secondsToWalk(page, port));
  await signIn();
  await page.goto(office(port, '/draws/13'));
  await expect(page.getByRole('heading', { name: 'Runner-ups' })).toBeVisible();
  await expect(page.getByText(/The walk down the order/).first()).toBeVisible();
  await isSound(page, 'draw-runner-ups');
  await page.goto(`http://lantern.localhost:${port}/draws/13`);
  await expect(page.getByText(/reached the next in line/).first()).toBeVisible();
  await isSound(page, 'draw-log');
}
