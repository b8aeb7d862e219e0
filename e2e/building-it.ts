// The rooms in which an outlet is built, as the owner of the demo sees them.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import type { State } from './states.ts';

const titled = (title: string) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

const members = (tab: string) => `/setup/outlets/2/${tab}`;
const ofMembers = titled('Tidewater Members');

/** The editor is a part that comes later. */
const editorIsThere = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeVisible();

export const buildingIt: State[] = [
  { name: 'set-up', path: '/setup', prepare: titled('Set-up') },
  {
    name: 'set-up-look',
    path: '/setup/outlets/1/look',
    prepare: async (page) => {
      await page.getByLabel(/^Second links/).fill('#b86f0e');
      await expect(page.getByText('4.5 is needed')).toBeVisible();
    },
  },
  { name: 'set-up-front', path: members('front'), prepare: ofMembers },
  { name: 'set-up-hosts', path: members('hosts'), prepare: ofMembers },
  {
    name: 'set-up-notices',
    path: '/setup/outlets/4/texts',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Another notice' }).click();
      await editorIsThere(page);
    },
  },
  { name: 'set-up-policies', path: members('policies'), prepare: editorIsThere },
  {
    name: 'set-up-policies-link',
    path: members('policies'),
    prepare: async (page) => {
      await editorIsThere(page);
      await page.getByRole('button', { name: 'Link', exact: true }).first().click();
      await page.getByLabel('Where the link leads').fill('javascript:x');
      await page.getByRole('button', { name: 'Link it' }).click();
      await expect(page.getByText(/A link begins with https/)).toBeVisible();
    },
  },
  { name: 'set-up-delivery', path: members('delivery'), prepare: ofMembers },
  { name: 'set-up-entry', path: members('entry'), prepare: ofMembers },
  { name: 'set-up-published', path: members('publishes'), prepare: ofMembers },
  {
    name: 'set-up-publish',
    path: members('hosts'),
    prepare: async (page) => {
      await page.getByLabel('Description').fill('Members hear of it first.');
      await page.getByRole('button', { name: 'Review and publish' }).click();
      await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
    },
  },
  { name: 'set-up-money', path: '/setup/money', prepare: titled('Money') },
  { name: 'set-up-mail', path: '/setup/mail', prepare: titled('Mail') },
  { name: 'set-up-taxes', path: '/setup/taxes', prepare: titled('Taxes and invoices') },
  { name: 'set-up-folder', path: '/setup/folder', prepare: titled('Folder in') },
];
