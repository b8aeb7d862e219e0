import { expect, test } from '@playwright/test';
import { barriersOn } from '../barriers.ts';
import { isSound } from '../is-sound.ts';
import { enterOffice, officeAddress } from '../office.ts';

test('[HALL-02] [HALL-04] a hall of 400 seats is drawn from nothing and published', async ({
  page,
  baseURL,
}) => {
  await page.goto(officeAddress(baseURL, '/setup/halls'));
  await enterOffice(page);
  await page.getByLabel('Name').fill('The new hall');
  await page.getByRole('button', { name: 'Draw it' }).click();
  const plan = page.getByRole('application', { name: 'Plan of The new hall' });
  await expect(plan).toBeVisible();
  const box = (await plan.boundingBox())!;
  const pressAt = (down: number, across = 0.5) =>
    page.mouse.click(box.x + box.width * across, box.y + box.height * down);

  await page.getByRole('button', { name: 'Rows R' }).click();
  await pressAt(0.25);
  await page.getByLabel('Name').fill('Orchestra');
  await page.getByLabel('Rows', { exact: true }).fill('A-K, no I');
  await page.getByRole('button', { name: 'Curved' }).click();
  await page.getByLabel('Aisle after seat').fill('10');
  await page.getByRole('button', { name: 'Access A' }).click();
  // The middle of the first row is an aisle: a seat stands beside it.
  await pressAt(0.25, 0.522);
  await page.getByRole('button', { name: 'Rows R' }).click();
  await pressAt(0.6);
  await page.getByLabel('Name').fill('Balcony');
  await page.getByLabel('Rows', { exact: true }).fill('AA-HH');
  await page.getByLabel('Seats in a row').fill('25');
  await page.getByLabel('New level').fill('Balcony');
  await page.getByRole('button', { name: 'Level', exact: true }).click();
  await page.getByRole('button', { name: 'Paint the whole section: Balcony' }).click();

  const counted = page.getByRole('region', { name: 'Counted' });
  await expect(counted).toContainText('Seats400');
  await expect(counted).toContainText('Accessible1');
  await expect(counted).toContainText('Balcony has no accessible seat.');
  await isSound(page);
  expect(await barriersOn(page)).toEqual([]);
  await expect(page.getByText('Saved by itself')).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish plan 1' }).click();
  await expect(page.getByText(/this becomes plan 2\.$/)).toBeVisible();
});
