import { expect, test, type Page } from '@playwright/test';
import { openAs, robin } from './demo-people.ts';
import { isSound } from './is-sound.ts';
import { ordersPath, robinsOrders } from './order-history.ts';
import { addCard, cards } from './order.ts';
import { ownShop } from './own-shop.ts';

// What is changed here stays changed, so these journeys have a shop of their own.
const shop = ownShop();

const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** What lies over something else in a line of the list, whose columns stand below each other on a phone. */
const wordsOverWords = (page: Page): Promise<string[]> =>
  page.locator('tbody tr').evaluateAll((rows) => {
    const boxesOf = (cell: Element) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return [...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const touches = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return rows.flatMap((row) => {
      const cells = [...row.children].map((cell) => ({ cell, boxes: boxesOf(cell) }));
      return cells.flatMap(({ cell, boxes }, index) =>
        cells
          .slice(index + 1)
          .filter((other) => boxes.some((box) => other.boxes.some((its) => touches(box, its))))
          .map((other) => `${cell.textContent} over ${other.cell.textContent}`),
      );
    });
  });

test('[INSTAL-09] [INSTAL-10] [INSTAL-11] [INSTAL-12] Pay Now: declined, then paid with a new card', async ({
  page,
}) => {
  await openAs(page, robin, at(ordersPath));
  // What wants a payment stands before shows that come sooner, and the list of a phone is short.
  await expect(page.locator('tbody').first()).toHaveId(`order-${robinsOrders.plan}`);
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(2700);
  await isSound(page);
  expect(await wordsOverWords(page)).toEqual([]);
  await expect(page.locator(`#order-${robinsOrders.plan}-event-231`)).toContainText('Long Way Home, Denver', {
    useInnerText: true,
  });
  await page.getByRole('link', { name: 'Pay Now' }).click();
  const paying = dialog(page, 'Pay Now');
  await expect(paying).toContainText('2nd payment');
  // The card that was declined is not the one that is offered.
  await expect(paying.getByRole('radio', { checked: true })).not.toHaveAccessibleName(/0015/);
  await addCard(page, cards.declined);
  await expect(paying).toContainText('ending in 0002?');
  await paying.getByRole('button', { name: 'Pay Now' }).click();
  await expect(paying.getByRole('alert')).toContainText('Transaction declined.');
  await isSound(page);

  await paying.getByRole('radio', { name: /1111/ }).check();
  await paying.getByRole('button', { name: 'Pay Now' }).click();
  const payments = dialog(page, 'Manage Payments');
  const second = payments.getByRole('listitem').nth(1);
  await expect(second).toContainText('Success! Thank you for your payment');
  await expect(second).toContainText('Paid');
  await page.reload();
  await expect(payments.getByRole('listitem').nth(1)).toContainText('Paid');
  await expect(payments.getByRole('listitem').nth(2)).not.toContainText('Paid');
});
