import { expect, test } from 'vitest';
import { contrastRatio, isHexColor, isReadable, mixColors, readableTextOn } from './contrast.ts';

test('[SHELL-14] contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#0a0a0a', '#000')).toBeCloseTo(1.0607, 3);
  expect(isReadable('#767676', '#FFFFFF')).toBe(true);
  expect(isReadable('#777777', '#FFFFFF')).toBe(false);
});

test('[SHELL-14] text on the accent is white where that can be read', () => {
  expect(readableTextOn('#8a1538')).toBe('#ffffff');
  expect(readableTextOn('#ffd500')).toBe('#000000');
});

test('a wash is a share of the colour in the ground', () => {
  expect(mixColors('#ff0000', '#ffffff', 0.1)).toBe('#ffe6e6');
  expect(mixColors('#123456', '#fff', 1)).toBe('#123456');
});

test('[SHELL-14] only hexadecimal colours are colours', () => {
  expect(['#abc', '#A1b2C3'].every(isHexColor)).toBe(true);
  expect(['red', '#abcd', '#12345g', 'url(x)', ''].some(isHexColor)).toBe(false);
  expect(() => contrastRatio('red', '#fff')).toThrow(RangeError);
});

test('[SHELL-14] each colour counts by how bright an eye sees it', () => {
  const onWhite = ['#ff0000', '#00ff00', '#0000ff'].map((color) =>
    contrastRatio(color, '#ffffff').toFixed(2),
  );
  expect(onWhite).toEqual(['4.00', '1.37', '8.59']);
});
