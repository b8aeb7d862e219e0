/** SETUP-05: a picture that lies on this site is served in the widths that pages use. */
export const pictureWidths = [160, 480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Drawings have no pixels, and a moving picture would stand still. */
const SIZED = /^\/images\/[0-9a-f]{32}\.(?:png|jpg|webp|avif)$/;

const ENDING = '.webp';

/** The picture at a width; as it is where it has none. It is never made larger than it is. */
export const pictureAt = (address: string, width: PictureWidth): string =>
  SIZED.test(address) ? `${address}-${width}${ENDING}` : address;

/** What a browser may choose from; nothing for a picture that comes in one size only. */
export const pictureChoice = (address: string): string | undefined =>
  SIZED.test(address)
    ? pictureWidths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : undefined;

/** Which picture is asked for, and how wide, by the name of a file. */
export function sizedPicture(file: string): { name: string; width: PictureWidth } | undefined {
  const [, name = '', written] = /^([0-9a-f]{32}\.[a-z]{3,4})-(\d+)\.webp$/.exec(file) ?? [];
  const width = pictureWidths.find((each) => String(each) === written);
  return width !== undefined && SIZED.test(`/images/${name}`) ? { name, width } : undefined;
}
