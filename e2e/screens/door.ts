import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { openAs, robin } from '../demo-people.ts';
import { makePass } from '../door.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { orderPath, robinsOrders } from '../order-history.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';
/** Of which Robin's tickets wait at will call. */
const SHOW = 101;

const answered = (name: string, said: string, prepare: (page: Page) => Promise<void>): State => ({
  name,
  prepare: async (page) => {
    await prepare(page);
    await expect(page.getByRole('heading', { level: 2, name: said })).toBeVisible();
  },
});

async function type(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Name or number' }).click();
  await page.getByLabel('Name, or code of the ticket').fill(code);
  await page.getByRole('button', { name: 'Check the code' }).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next ticket' }).click();

/** The spoken code of one of Robin's tickets, which are for another show. */
async function spokenCode(page: Page): Promise<string> {
  const phone = await page.context().newPage();
  const origin = new URL(page.url()).origin;
  await openAs(phone, robin, origin + orderPath(robinsOrders.mobile, 'mobile-tickets'));
  const link = phone.getByRole('link', { name: /Open ticket/ }).first();
  await phone.goto((await link.getAttribute('href'))!);
  const code = await phone.locator('.spoken').first().textContent();
  await phone.close();
  return code!;
}

const atDoor: State[] = [
  {
    name: 'scanning',
    prepare: async (page) => {
      const { origin, port } = new URL(page.url());
      await page.goto(officeAddress(origin, `/door/${SHOW}`));
      await enterOffice(page, 'owner');
      await page.goto(await makePass(page, Number(port), SHOW, 'Main entrance'));
      await expect(page.locator('#network')).toContainText('Online');
    },
  },
  {
    name: 'no-camera',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Scan with the camera' }).click();
      await expect(page.getByText('The camera was refused.')).toBeVisible();
    },
  },
  {
    name: 'will-call',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Will call' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Will call' })).toBeVisible();
    },
  },
  {
    name: 'nobody-of-this-name',
    prepare: async (page) => {
      await page.getByLabel('Name, or code of the ticket').fill('Nobody');
      await expect(page.getByText('Nobody of this name collects tickets.')).toBeVisible();
    },
  },
  answered('not-ours', 'Not ours', async (page) => {
    await page.getByRole('button', { name: 'Back to scanning' }).click();
    await type(page, 'FFFF-FFFF-FFFF');
  }),
  {
    name: 'anyway',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Let in anyway/ }).click();
      await expect(page.getByLabel('Why is this person let in?')).toBeVisible();
    },
  },
  answered('wrong-show', 'Wrong show', async (page) => {
    await next(page);
    await type(page, await spokenCode(page));
  }),
  {
    name: 'offline',
    prepare: async (page) => {
      await next(page);
      await page.context().setOffline(true);
      await type(page, 'FFFF-FFFF-FFFF');
      await expect(page.locator('#network')).toContainText('Offline');
    },
  },
];

const scenarios: Scenario[] = [
  {
    name: 'no-pass',
    host,
    path: '/door',
    prepare: async (page) => {
      await expect(page.getByText('scan the door pass')).toBeVisible();
    },
    onward: atDoor,
  },
  {
    name: 'ticket',
    host,
    path: '/',
    prepare: async (page) => {
      const origin = new URL(page.url()).origin;
      await openAs(page, robin, origin + orderPath(robinsOrders.mobile, 'mobile-tickets'));
      const link = page.getByRole('link', { name: /Open ticket/ }).first();
      await page.goto((await link.getAttribute('href'))!);
      await expect(page.locator('.code')).toBeVisible();
    },
    onward: [{ name: 'ticket-not-there', path: `/ticket/${'A'.repeat(44)}` }],
  },
];

export default scenarios;
