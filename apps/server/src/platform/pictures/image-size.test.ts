import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageSize } from './image-size.ts';
import { judgePicture } from './judge-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b1251d' } });

test('[SETUP-05] a picture of any kind says how many pixels it has before it is unpacked', async () => {
  const picture = drawn(321, 123);
  const kinds = {
    png: await picture.png().toBuffer(),
    jpg: await picture.jpeg().toBuffer(),
    gif: await picture.gif().toBuffer(),
    webp: await picture.webp().toBuffer(),
    avif: await picture.avif().toBuffer(),
  };
  const size = { width: 321, height: 123 };
  expect(imageSize(await picture.webp({ lossless: true }).toBuffer(), 'webp')).toEqual(size);
  expect(imageSize(await picture.jpeg({ progressive: true }).withMetadata().toBuffer(), 'jpg')).toEqual(size);
  for (const [kind, bytes] of Object.entries(kinds)) {
    expect(imageSize(bytes, kind as keyof typeof kinds), kind).toEqual(size);
    expect(judgePicture(bytes, 'it')).toEqual({ ending: kind });
  }
});

test('[SETUP-05] bytes that end too early say nothing, and nothing breaks', () => {
  for (const kind of ['png', 'jpg', 'gif', 'webp', 'avif'] as const)
    expect(imageSize(Buffer.from('\xff\xd8', 'latin1'), kind), kind).toBeUndefined();
});

test('[SEC-96] [SETUP-05] more pixels than a page could show are refused with their number', () => {
  const huge = (width: number, height: number) => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________IEND', 'latin1');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return judgePicture(bytes, 'wide.png');
  };
  expect(huge(20_000, 10)).toEqual({
    wrong: 'The picture wide.png has 20,000 × 10 pixels: at most 40 million fit, and 16,000 on a side.',
  });
  expect(huge(8000, 5001)).toHaveProperty('wrong');
  expect(huge(8000, 5000)).toEqual({ ending: 'png' });
});
