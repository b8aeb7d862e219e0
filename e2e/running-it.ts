import type { Page } from '@playwright/test';
import { buildingIt } from './building-it.ts';
import { expect } from './patient-expect.ts';
import type { State } from './states.ts';

const titled = (title: string) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

const hasPanel = (name: string) => async (page: Page) =>
  expect(page.getByRole('region', { name })).toBeVisible();

/** A key, and an address that takes nothing: what is tried there fails. */
async function connected(page: Page): Promise<void> {
  const send = (path: string, input: object) =>
    page.evaluate(
      async ([to, body]) => {
        const answer = await fetch(`/office.v1/${to}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { response: { id: number } };
      },
      [path, JSON.stringify(input)] as const,
    );
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  await send('keys/make', { name: 'Newsletter', rights: ['orders.read'], endsAt: inAYear });
  const { response } = await send('webhooks/add', {
    url: 'https://hooks.invalid/stagedoor',
    kinds: ['order.placed', 'order.refunded'],
  });
  await send('webhooks/test', { id: response.id });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('row', { name: /Newsletter/ }).first()).toBeVisible();
}

/** The rooms in which a shop is built, kept and looked back at, as the owner of the demo sees them. */
export const runningIt: State[] = [
  ...buildingIt,
  { name: 'connections-none', path: '/connections', prepare: titled('Connections') },
  { name: 'connections', path: '/connections', prepare: connected },
  {
    name: 'switches',
    path: '/switches',
    prepare: async (page) => {
      await expect(page.getByRole('heading', { name: 'Status texts' })).toBeVisible();
    },
  },
  { name: 'staff', path: '/staff', prepare: titled('Staff and log') },
  { name: 'event-report', path: '/events/101/report', prepare: hasPanel('Tickets sold') },
  {
    name: 'event-report-tables',
    path: '/events/101/report',
    prepare: async (page) => {
      await hasPanel('Tickets sold')(page);
      for (const button of await page.getByRole('button', { name: /^Table/ }).all()) await button.click();
    },
  },
  { name: 'reports', path: '/reports?by=event', prepare: titled('Reports') },
];
