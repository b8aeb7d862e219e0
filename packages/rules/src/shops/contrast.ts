/** Colours of an outlet's theme, measured as WCAG does. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const READABLE_RATIO = 4.5;

export const isHexColor = (text: string): boolean => HEX.test(text);

function channels(color: string): number[] {
  if (!isHexColor(color)) throw new RangeError(`${color} is not a hexadecimal colour`);
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const linear = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

export function contrastRatio(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

export const isReadable = (text: string, ground: string): boolean =>
  contrastRatio(text, ground) >= READABLE_RATIO;

/** White where it can be read, otherwise black: one of them always can. */
export const readableTextOn = (ground: string): '#ffffff' | '#000000' =>
  isReadable('#ffffff', ground) ? '#ffffff' : '#000000';

/** `share` of the colour in the ground: a wash is about a tenth of the accent in white. */
export function mixColors(color: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(color).map((value, index) => {
    const part = Math.round(value * share + under[index]! * (1 - share));
    return part.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
