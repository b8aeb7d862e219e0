import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NONCE } from './head.ts';
import { PageBytes, freshNonce } from './page-bytes.ts';

const rows = Array.from({ length: 900 }, (_, n) => `<li>“Evening ${n * 7919}” at the Lantern’s stage</li>`);
const style = `<style nonce="${NONCE}">a{color:red}</style>`;

test.each([
  ['no nonce', '<p>Back soon</p>'],
  ['nonces at both ends', `${NONCE}<p>…</p>${NONCE}`],
  ['more than a window between its nonces', `<head>${style}</head>${rows.join('')}${style}${rows.join('')}`],
])(
  '[OPS-14] a page with %s unpacks to what it is, with the nonce of the one who asked',
  async (_what, html) => {
    const page = new PageBytes(html);
    for (const nonce of [freshNonce(), freshNonce()]) {
      const told = html.replaceAll(NONCE, nonce);
      expect(page.plain(nonce).toString()).toBe(told);
      expect(gunzipSync(await page.packed(nonce)).toString()).toBe(told);
    }
  },
);

test('[OPS-14] it is as small as one that is compressed in one go, but for its nonces', async () => {
  // What is shown stands in the page twice: once drawn, and once as data behind a nonce.
  const some = rows.slice(0, 300).join('');
  const html = `<head>${style}${style}</head>${some}${style}${some}`;
  const nonce = freshNonce();
  const packed = await new PageBytes(html).packed(nonce);
  expect(packed.length).toBeLessThan(gzipSync(html.replaceAll(NONCE, nonce)).length + 3 * 45);
});

test('no two pages have the same nonce, and each has 128 bits', () => {
  const many = Array.from({ length: 1000 }, freshNonce);
  expect(new Set(many).size).toBe(1000);
  expect(many.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});
