import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

let app: TestApp;
let owner: Founder;
beforeAll(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
});
afterAll(() => app.close());

const upload = (name: string, bytes: Buffer | string, what = 'picture') =>
  owner.send('setup/upload-picture', {
    outletId: 1,
    what,
    name,
    bytes: Buffer.from(bytes).toString('base64'),
  });
const shown = (address: string) => app.http.inject({ url: address, headers: { host: 'lantern.localhost' } });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b1251d' } })
    .jpeg()
    .toBuffer();

test('[SETUP-05] a photo is kept as it is and served in the widths that pages use, never larger than it is', async () => {
  const bytes = await photo(1200, 600);
  const { status, body } = await upload('poster.png', bytes);
  expect([status, body.wasCleaned]).toEqual([200, false]);
  expect(body.address, 'by its bytes, not by its name').toMatch(/^\/images\/[0-9a-f]{32}\.jpg$/);
  expect((await shown(body.address)).rawPayload).toEqual(bytes);
  const sizes = await Promise.all(
    [480, 480, 1600].map(async (width) => {
      const sent = await shown(`${body.address}-${width}.webp`);
      expect(sent.headers['content-type']).toBe('image/webp');
      const size = await sharp(sent.rawPayload).metadata();
      return [size.format, size.width, size.height];
    }),
  );
  expect(sizes).toEqual([
    ['webp', 480, 240],
    ['webp', 480, 240],
    ['webp', 1200, 600],
  ]);
  expect((await shown(`${body.address}-481.webp`)).statusCode).toBe(404);
});

test('[SETUP-05] [SEC-84] a drawing is kept without its script and its links', async () => {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;
  const { body } = await upload('logo.svg', drawing('<script>alert(1)</script>'));
  expect(body.wasCleaned).toBe(true);
  expect((await shown(body.address)).payload).toBe(
    drawing('').replace('<path d="M0 0h9v9z"/>', '<path d="M0 0h9v9z"></path>'),
  );
  expect((await upload('logo.svg', drawing(''))).body).toMatchObject({ wasCleaned: false });
});

test('[SETUP-05] [SEC-84] what is no picture that pages show is refused in a sentence, whatever it is called', async () => {
  const cut = (await photo(900, 900)).subarray(0, 1500);
  const refused = [
    [await upload('page.png', '<html><body><svg></svg></body></html>'), 'page.png is not a whole picture.'],
    [await upload('cut.jpg', cut), 'cut.jpg is not a whole picture.'],
    [
      await upload('end.jpg', Buffer.concat([cut, Buffer.from([0xff, 0xd9])])),
      'end.jpg is not a whole picture.',
    ],
    [await upload('six.png', Buffer.alloc(6_000_000, 1)), 'The picture six.png is larger than 5 MB.'],
    [
      await upload('wide.jpg', await photo(20_000, 10)),
      'The picture wide.jpg has 20,000 × 10 pixels: at most 40 million fit, and 16,000 on a side.',
    ],
    [await upload('face.woff2', 'OTTO', 'font'), 'face.woff2 is not a whole font (WOFF2).'],
  ] as const;
  for (const [{ status, body }, message] of refused)
    expect([status, body.message], message).toEqual([409, message]);
  expect(await upload('forty.png', Buffer.alloc(40_000_000)), 'not even read').toMatchObject({
    status: 413,
    body: { code: 'BODY_TOO_LARGE' },
  });
});

/** A font that has letters from one to another, and no shape for any of them. */
function fontOf(first: string, last: string): Buffer {
  const numbers = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
  const group = numbers(28, 0, 1, first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0, 1);
  const cmap = Buffer.concat([
    Buffer.from([0, 0, 0, 1, 0, 3, 0, 10]),
    numbers(12),
    Buffer.from([0, 12, 0, 0]),
    group,
  ]);
  const packed = brotliCompressSync(cmap);
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(packed.length, 20);
  const font = Buffer.concat([head, Buffer.from([0, cmap.length]), packed]);
  font.writeUInt32BE(font.length, 8);
  return font;
}

test('[SETUP-04] [SETUP-05] a font of one’s own holds the letters of the shop’s languages', async () => {
  const font = (name: string) =>
    readFileSync(new URL(`../../../../demo/lantern/fonts/${name}.woff2`, import.meta.url));
  expect((await upload('jost.woff2', font('jost'), 'font')).body.address).toMatch(
    /^\/images\/[0-9a-f]{32}\.woff2$/,
  );
  expect((await upload('latin.woff2', fontOf('A', 'Z'), 'font')).body.message).toMatch(
    /^The font latin.woff2 lacks letters of English: a b c /,
  );
  const cut = Buffer.from(font('jost'));
  cut.fill(0, 100);
  expect(await upload('cut.woff2', cut, 'font')).toMatchObject({
    status: 409,
    body: { message: 'cut.woff2 is not a whole font (WOFF2).' },
  });
});
