import { expect, test } from 'vitest';
import { imageKind, isFont } from './image-kind.ts';

const svg = (inside = '', attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>\n`,
  );
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

test.each([
  ['svg', svg('<path d="M0 0"/>')],
  ['png', bytes('\x89PNG\r\n\x1a\n', 'xxxxIHDR', 'pixels', 'xxxxIEND')],
  ['jpg', bytes('\xff\xd8\xff\xe0', 'pixels', '\xff\xd9')],
  ['gif', bytes('GIF89a', 'pixels', ';')],
  ['webp', bytes('RIFF', [8, 0, 0, 0], 'WEBP', 'VP8 ')],
  ['avif', bytes([0, 0, 0, 28], 'ftypavif', 'pixels')],
] as const)('[OPS-04] a whole %s is known by its content', (kind, content) => {
  expect(imageKind(content)).toBe(kind);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('just words')],
  ['a page', Buffer.from('<html><svg></svg></html>')],
  ['half an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')],
  ['half a jpg', bytes('\xff\xd8\xff\xe0', 'pix')],
  ['half a webp', bytes('RIFF', [99, 0, 0, 0], 'WEBP')],
])('[OPS-04] [SEC-84] [SEC-96] %s is no picture', (_, content) => {
  expect(imageKind(content)).toBe('broken');
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', ' onload="alert(1)"')],
  ['a handler on a new line', svg('', '\nonload="alert(1)"')],
  ['a link', svg('<a href="javascript:alert(1)"/>')],
  ['foreign content', svg('<foreignObject><body/></foreignObject>')],
])('[OPS-04] [SEC-84] an svg with %s is not taken', (_, content) => {
  expect(imageKind(content)).toBe('active');
});

test('[OPS-04] a whole font is known by its content, and is no picture', () => {
  const head = bytes('wOF2', [0, 1, 0, 0], [0, 0, 0, 50]);
  const whole = Buffer.concat([head, Buffer.alloc(38)]);
  expect(isFont(whole)).toBe(true);
  expect(imageKind(whole)).toBe('broken');
  for (const other of [head, Buffer.concat([whole, whole]), Buffer.from('OTTO'), Buffer.alloc(0)]) {
    expect(isFont(other)).toBe(false);
  }
});
