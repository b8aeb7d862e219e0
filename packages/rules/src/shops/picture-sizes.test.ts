import { expect, test } from 'vitest';
import { pictureAt, pictureChoice, pictureWidths, sizedPicture } from './picture-sizes.ts';

const hash = '0123456789abcdef0123456789abcdef';

test('[SETUP-05] a picture of this site has an address for every width, and each leads back to it', () => {
  const address = `/images/${hash}.jpg`;
  expect(pictureAt(address, 480)).toBe(`/images/${hash}.jpg-480.webp`);
  expect(pictureChoice(address)).toContain(`/images/${hash}.jpg-1600.webp 1600w`);
  for (const width of pictureWidths) {
    const file = pictureAt(address, width).replace('/images/', '');
    expect(sizedPicture(file)).toEqual({ name: `${hash}.jpg`, width });
  }
});

test.each([`/images/${hash}.svg`, `/images/${hash}.gif`, 'https://elsewhere.example/a.jpg', '/logo.png'])(
  '[SETUP-05] %s is served as it is',
  (address) => {
    expect(pictureAt(address, 480)).toBe(address);
    expect(pictureChoice(address)).toBeUndefined();
  },
);

test.each([
  `${hash}.jpg`,
  `${hash}.jpg-481.webp`,
  `${hash}.jpg-0480.webp`,
  `${hash}.svg-480.webp`,
  `../${hash}.jpg-480.webp`,
])('[SETUP-05] [SEC-84] no other size than those is made: %s', (file) => {
  expect(sizedPicture(file)).toBeUndefined();
});
