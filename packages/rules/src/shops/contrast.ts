/** Colours of an outlet's theme, measured as WCAG does. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const READABLE_RATIO = 4.5;

export const isHexColor = (text: string): boolean => HEX.test(text);

type Channels = [red: number, green: number, blue: number];

function channels(color: string): Channels {
  if (!isHexColor(color)) throw new RangeError(`${color} is not a hexadecimal colour`);
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function luminance(color: string): number {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const isReadable = (text: string, ground: string): boolean =>
  contrastRatio(text, ground) >= READABLE_RATIO;

/** White where it can be read, otherwise black: one of them always can. */
export const readableTextOn = (ground: string): '#ffffff' | '#000000' =>
  isReadable('#ffffff', ground) ? '#ffffff' : '#000000';

/** `share` of the colour in the ground: a wash is about a tenth of the accent in white. */
export function mixColors(color: string, ground: string, share: number): string {
  const [red, green, blue] = channels(color);
  const [redUnder, greenUnder, blueUnder] = channels(ground);
  const mix = (value: number, under: number): string =>
    Math.round(value * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  return `#${mix(red, redUnder)}${mix(green, greenUnder)}${mix(blue, blueUnder)}`;
}
