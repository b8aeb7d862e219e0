// The shop's typeface, for pages that the server draws without the shop's own files.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

export const textFace = (): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));

/** Where a shop serves it. */
export const TEXT_FACE = '/ticket-text.woff2';
export const TEXT_FACE_TYPE = 'font/woff2';

/** What a style sheet says to have it from this address, on its own origin. */
export const textFaceCss = (address: string): string =>
  `@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url('${address}') format('woff2')}`;
