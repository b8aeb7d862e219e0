import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

test('[SEC-110] [API-05] the widget shows a shop’s events on a page of another origin, and leads to the shop', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = new URL(baseURL ?? '');
  shop.hostname = 'lantern.localhost';
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Our club</title><main><h1>Our club</h1>
    <script src="${shop.origin}/widget.js" async></script>
    <stagedoor-events limit="3"></stagedoor-events>
    <stagedoor-events event="102"></stagedoor-events>
    <stagedoor-events event="0"></stagedoor-events>
    <stagedoor-events shop="http://nobody.localhost:4998"></stagedoor-events></main></html>`;
  // A server of its own: browsers let no page without an address ask one of this machine.
  const website = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(body),
  );
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done));
  const club = `http://club.localhost:${(website.address() as AddressInfo).port}`;
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${club}/`);
    const [list, one, none, away] = await page.locator('stagedoor-events').all();
    await expect(list!.getByRole('listitem')).toHaveCount(3);
    await expect(one!.getByRole('listitem')).toHaveCount(1);
    await expect(none!).toContainText('No events at the moment');
    await expect(away!).toContainText('The events cannot be shown now.');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`widget-${width}.png`) });
  }
  expect((await context.cookies()).filter(({ domain }) => domain.includes('lantern'))).toEqual([]);
  const opened = context.waitForEvent('page');
  await page
    .locator('stagedoor-events')
    .nth(1)
    .getByRole('link', { name: /^Tickets: / })
    .click();
  await expect(await opened).toHaveURL(`${shop.origin}/event/102`);
  website.closeAllConnections();
  website.close();
});
