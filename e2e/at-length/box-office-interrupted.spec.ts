// What happens to somebody's work when their session or their role ends in the middle of it.
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { enterOffice, officeAddress } from '../office.ts';
import type { OfficeRole } from '../office.ts';
import { ownShop } from '../own-shop.ts';

const shop = ownShop();

const address = (path: string) => officeAddress(`http://localhost:${shop.port}`, path);

async function atWork(browser: Browser, role: OfficeRole, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address(path));
  await enterOffice(page, role);
  return page;
}

interface Person {
  id: number;
  email: string;
  version: number;
}

/** Another owner does it in their own browser. */
async function ownerTo(owner: Page, path: string, wish: (desk: Person) => object): Promise<void> {
  const people = await owner.evaluate(async () => {
    const answer = await fetch('/office.v1/staff/people');
    return ((await answer.json()) as { response: { people: Person[] } }).response.people;
  });
  const desk = people.find(({ email }) => email === 'desk@lantern.example')!;
  const body = JSON.stringify({ id: desk.id, reason: 'Somebody else has the shift', ...wish(desk) });
  const status = await owner.evaluate(
    async (asked) => {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: asked.body };
      return (await fetch(`/office.v1/${asked.path}`, sent)).status;
    },
    { path, body },
  );
  expect(status).toBe(200);
}

const note = (page: Page) => page.getByLabel('A note for the desk; customers never see it');

test('a session that ends inside a form is taken up again in place, and what was typed goes on', async ({
  browser,
}) => {
  const owner = await atWork(browser, 'owner', '/staff');
  const page = await atWork(browser, 'desk', '/orders/Z4100000114');
  await note(page).fill('Calls again on Friday');
  await ownerTo(owner, 'staff/end-sessions', () => ({}));
  await page.getByRole('button', { name: 'Save the note' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill('BoxOffice2026');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Calls again on Friday')).toBeVisible();
  await expect(note(page)).toHaveValue('');
});

test('[STAFF-05] a role taken away in the middle refuses the next call, says so, and leaves the page', async ({
  browser,
}) => {
  const owner = await atWork(browser, 'owner', '/staff');
  const page = await atWork(browser, 'desk', '/orders/Z4100000114');
  await note(page).fill('Nobody may write this any more');
  await ownerTo(owner, 'staff/change-role', ({ version }) => ({
    role: 'viewer',
    version,
  }));
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Your role is Viewer now')).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Z4100000114/ })).toBeVisible();
  await expect(page.getByText('Nobody may write this any more')).toBeHidden();
});
