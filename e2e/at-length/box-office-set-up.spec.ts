// What only a real browser shows of Set-up: the editor's own keyboard and clipboard, and pictures that are dragged.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { ownShop } from '../own-shop.ts';

const shop = ownShop();

async function open(page: Page, tab: string): Promise<void> {
  await page.goto(officeAddress(`http://localhost:${shop.port}`, `/setup/outlets/1/${tab}`));
  await enterOffice(page);
}

const saved = (page: Page) => expect(page.getByText(/^Saved by itself at/)).toBeVisible();

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const word = `<html><body><p class=MsoNormal style='margin:0'><b>Lost</b> tickets<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Write to us</p>
<p onclick="alert(1)"><a href="javascript:alert(1)">Run</a><img src=x onerror="alert(1)"></p></body></html>`;

const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** Words, bold, a link that is refused and one that is taken. */
async function typeWithLink(page: Page, text: Locator): Promise<void> {
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Doors at seven');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Be ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('kind');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' to our house');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Where the link leads')).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/A link begins with https/)).toBeVisible();
  await page.getByLabel('Where the link leads').fill('lantern.example/house');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
}

/** What Word had, a list made by its button, and back and forth by keys and buttons. */
async function pasteAndList(page: Page, text: Locator): Promise<void> {
  const tool = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, word);
  await expect(text.getByRole('listitem')).toHaveText('Write to us');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Not meant');
  await page.keyboard.press('Control+Z');
  await expect(text).not.toContainText('Not meant');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring a coat');
  await tool('Numbered list').click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('And a friend');
  await expect(text.locator('ol > li')).toHaveText(['Bring a coat', 'And a friend']);
  await tool('Undo').click();
  await tool('Redo').click();
  await expect(text.locator('ol > li')).toHaveText(['Bring a coat', 'And a friend']);
}

test('[SETUP-06] a policy is written by keyboard alone, with what Word had on the clipboard, and customers read just that', async ({
  page,
}) => {
  await open(page, 'policies');
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  const headline = await page.getByLabel('Headline', { exact: true }).first().inputValue();
  await typeWithLink(page, text);
  await pasteAndList(page, text);
  await page.keyboard.press('Tab');
  await expect(text, 'nobody is caught in it').not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Kind of paragraph').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' }).first()).toBeFocused();
  await saved(page);
  await isSoundAtAnyWidth(page, 'set-up-editor');
  const typed = await shapeOf(text);
  await publish(page);

  await page.goto(`http://lantern.localhost:${shop.port}/`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('button', { name: headline, exact: true }).click();
  const read = page.getByRole('dialog', { name: headline });
  await expect(read.getByText('Doors at seven')).toBeVisible();
  expect(await shapeOf(read.getByText('Doors at seven').locator('..')), 'just what was written').toEqual(
    typed,
  );
  const written = await page.evaluate(async () => {
    const body = JSON.stringify({ InfoTypes: ['OutletPolicies'] });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/gen.v1/outlet/getinfo', { method: 'POST', headers, body });
    return answer.text();
  });
  expect(written).toContain('<p>Doors at seven</p>');
  expect(written).toContain('<strong>kind</strong>');
  expect(written).toMatch(/href=\\"https:\/\/lantern\.example\/house\\"/);
  expect(written).toContain('<li>Write to us</li>');
  expect(written).not.toMatch(/onclick|onerror|javascript:|Mso|<img/);
});

/** Elements and words, without what a browser or the editor adds to them. */
const shapeOf = (text: Locator): Promise<string> =>
  text.evaluate((element) => {
    const told = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.matches('.ProseMirror-trailingBreak, svg')) return '';
      // The editor keeps each point as paragraphs; one alone is written as its words.
      if (node.matches('li > p:only-child')) return [...node.childNodes].map(told).join('');
      const name = node.tagName.toLowerCase();
      const words = [...node.childNodes].map(told).join('');
      const href = node.getAttribute('href');
      return `<${name}${href === null ? '' : ` ${href}`}>${words}</${name}>`;
    };
    return [...element.childNodes].map(told).join('');
  });

const poster = (color: string) => ({
  name: `${color}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"><rect width="90" height="30" fill="${color}"/></svg>`,
  ),
});

test('[SETUP-03] promotions are put into another order with the mouse and by keys, and customers see that order', async ({
  page,
}) => {
  await open(page, 'front');
  const panel = page.getByRole('region', { name: 'Promotions' });
  const rows = panel.getByRole('listitem');
  const words = panel.getByLabel(/^Words on /);
  await expect(panel.getByLabel('File: another promotion')).toBeAttached();
  const before = await rows.count();
  for (const [index, title] of ['Ruby', 'Teal', 'Amber'].entries()) {
    const color = ['#b1251d', '#005f73', '#b86f0e'][index] ?? '';
    await panel.getByLabel('File: another promotion').setInputFiles(poster(color));
    await expect(rows).toHaveCount(before + index + 1);
    await words.last().fill(title);
  }
  const order = async () => Promise.all((await words.all()).slice(before).map((field) => field.inputValue()));
  expect(await order()).toEqual(['Ruby', 'Teal', 'Amber']);
  await saved(page);

  const handle = rows.last().locator('[draggable="true"]');
  await handle.scrollIntoViewIfNeeded();
  const target = rows.nth(before);
  await handle.hover();
  await page.mouse.down();
  // The drag begins where it was taken hold of, before the page is scrolled to where it goes.
  const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 30, { steps: 3 });
  await target.hover({ position: { x: 40, y: 20 } });
  await target.hover({ position: { x: 44, y: 24 } });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Amber', 'Ruby', 'Teal']);
  await expect(panel.getByText(`“Amber” is ${before + 1} of ${before + 3} now`)).toBeAttached();

  await words.nth(before).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['Ruby', 'Amber', 'Teal']);
  await saved(page);
  await page.reload();
  await expect(rows).toHaveCount(before + 3);
  expect(await order(), 'kept').toEqual(['Ruby', 'Amber', 'Teal']);
  await isSoundAtAnyWidth(page, 'set-up-order');
});

test('[SETUP-03] on a phone: a session that ends in the middle of a text is taken up in place, and Back loses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, 'policies');
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await expect(text).toBeVisible();
  await page.context().clearCookies();
  await text.fill('Written while nobody was signed in');
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill('BoxOffice2026');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await saved(page);
  await expect(text).toHaveText('Written while nobody was signed in');
  await text.fill('Left before it was saved');
  await page.getByRole('link', { name: 'Look' }).click();
  await expect(page.getByLabel(/^Second links/)).toBeVisible();
  await page.goBack();
  await expect(text).toHaveText('Left before it was saved');
});
