// npm run proof -- decoder: how well the door's camera reads codes that are turned, small, blurred and badly lit. The
// pictures are of codes as tickets have them; what reads them is the very file and the very library of the phone.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { signedText, ticketText } from '@stagedoor/rules/tickets/ticket-text';
import { asImageData, pictureOfCode } from '../tools/camera/code-pictures.ts';
import type { Circumstances } from '../tools/camera/code-pictures.ts';

const CODES = Number(process.env.CODES ?? 20);
const SQUARE = 8;

const server = createRequire(new URL('../apps/server/package.json', import.meta.url));
const library = join(server.resolve('zxing-wasm/reader'), '../../..');
const onPhone = new URL('../apps/server/src/fulfilment/door/browser/door-code.js', import.meta.url);
const { openReader } = (await import(onPhone.href)) as {
  openReader: (from: unknown, wasm: Buffer) => Promise<(picture: unknown) => Promise<string | undefined>>;
};
const read = await openReader(
  await import(pathToFileURL(join(library, 'es/reader/index.js')).href),
  readFileSync(join(library, 'reader/zxing_reader.wasm')),
);

const { privateKey } = generateKeyPairSync('ed25519');
const codes = Array.from({ length: CODES }, (_, index) => {
  const ticket = { eventId: 100 + index, id: randomBytes(16).toString('base64url'), keyId: 1 };
  const signature = sign(null, Buffer.from(signedText(1, ticket)), privateKey).toString('base64url');
  return ticketText({ ...ticket, signature });
});

type Conditions = Omit<Circumstances, 'width' | 'height' | 'squarePixels'> & { squarePixels?: number };
interface Series {
  name: string;
  /** The share that must be read; undefined: beyond what is asked for, told all the same. */
  least?: number;
  looks: Conditions[];
}

const turns = [0, 7, 23, 45, 68, 90, 135, 180, 225, 270, 315, 340];
const series: Series[] = [
  { name: 'straight', least: 1, looks: [{}] },
  { name: 'turned, twelve ways', least: 0.99, looks: turns.map((degrees) => ({ degrees })) },
  {
    name: 'slanted and turned',
    least: 0.95,
    looks: [15, 100, 200, 290].map((degrees) => ({ degrees, slant: 0.25 })),
  },
  {
    name: 'dim: a quarter of the light, with noise',
    least: 0.95,
    looks: [12, 190].map((degrees) => ({ degrees, contrast: 60, darkest: 12, noise: 10 })),
  },
  {
    name: 'nearly dark: a tenth of the light, with noise',
    looks: [12, 190].map((degrees) => ({ degrees, contrast: 24, darkest: 8, noise: 6 })),
  },
  {
    name: 'small: three pixels a square',
    least: 0.95,
    looks: [0, 20, 75].map((degrees) => ({ degrees, squarePixels: 3, noise: 8 })),
  },
  {
    name: 'very small: two pixels a square',
    looks: [0, 20, 75].map((degrees) => ({ degrees, squarePixels: 2, noise: 4 })),
  },
  {
    name: 'blurred over half a square and more',
    least: 0.95,
    looks: [5, 95].map((degrees) => ({ degrees, blurPixels: SQUARE * 0.75, noise: 6 })),
  },
  {
    name: 'blurred over a square and a half',
    looks: [5, 95].map((degrees) => ({ degrees, blurPixels: SQUARE * 1.5, noise: 6 })),
  },
  {
    name: 'turned, dim, blurred and half the size together',
    least: 0.9,
    looks: [30, 160].map((degrees) => ({
      degrees,
      squarePixels: 5,
      contrast: 80,
      darkest: 20,
      blurPixels: 3,
      noise: 8,
    })),
  },
];

let isProven = true;
const times: number[] = [];
for (const { name, least, looks } of series) {
  let right = 0;
  let wrong = 0;
  for (const [index, text] of codes.entries())
    for (const look of looks) {
      const of = { width: 640, height: 640, squarePixels: SQUARE, seed: index + 1, ...look };
      const picture = asImageData(pictureOfCode(text, of));
      const begun = performance.now();
      const said = await read(picture);
      times.push(performance.now() - begun);
      if (said === text) right += 1;
      else if (said !== undefined) wrong += 1;
    }
  const all = codes.length * looks.length;
  const isGood = wrong === 0 && right / all >= (least ?? 0);
  isProven &&= isGood;
  const asked = least === undefined ? 'told only' : `at least ${(least * 100).toFixed(0)} %`;
  console.log(
    `${isGood ? '✓' : '✗'} ${name}: ${right} of ${all} read (${((100 * right) / all).toFixed(1)} %, ${asked}), ${wrong} wrongly`,
  );
}
const blank = asImageData(pictureOfCode(codes[0]!, { width: 640, height: 640, squarePixels: 0.01 }));
const isBlank = (await read(blank)) === undefined;
console.log(`${isBlank ? '✓' : '✗'} where there is no code none is read`);
times.sort((a, b) => a - b);
console.log(
  `  ${times.length} pictures of 640 by 640: median ${times[times.length >> 1]!.toFixed(0)} ms, 99th percentile ${times[Math.floor(times.length * 0.99)]!.toFixed(0)} ms a look`,
);
process.exitCode = isProven && isBlank ? 0 : 1;
