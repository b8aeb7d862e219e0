// What runs on the phone at the door: the very files, tried without a browser.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { signedText, spokenCode, ticketText } from '@stagedoor/rules/tickets/ticket-text';
import { beforeAll, expect, test } from 'vitest';
import { asImageData, pictureOfCode } from '../../../../../tools/camera/code-pictures.ts';

const SELLER = 1;
const SHOW = 102;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');

function newTicket(eventId = SHOW, sellerId = SELLER) {
  const id = randomBytes(16);
  const ticket = { eventId, id: id.toString('base64url'), keyId: 1 };
  const signature = sign(null, Buffer.from(signedText(sellerId, ticket)), privateKey).toString('base64url');
  const hash = createHash('sha256').update(id).digest().subarray(0, 9).toString('base64url');
  const printed = spokenCode(id.toString('hex'));
  const spoken = createHash('sha256').update(id.subarray(0, 6)).digest().subarray(0, 6).toString('base64url');
  return { text: ticketText({ ...ticket, signature }), hash, printed, spoken };
}

const onPhone = (name: string) => import(pathToFileURL(join(import.meta.dirname, 'browser', name)).href);
// The phone's files have no types.
// oxlint-disable-next-line typescript/no-explicit-any
let phone: any;
let read: (picture: unknown) => Promise<string | undefined>;
beforeAll(async () => {
  phone = await onPhone('door-list.js');
  const library = join(createRequire(import.meta.url).resolve('zxing-wasm/reader'), '../../..');
  const { openReader } = await onPhone('door-code.js');
  read = await openReader(
    await import(pathToFileURL(join(library, 'es/reader/index.js')).href),
    readFileSync(join(library, 'reader/zxing_reader.wasm')),
  );
});

test('[DOOR-02] [TICKET-05] without a network it goes by list and signature, and lets each in once', async () => {
  const [good, gone, elsewhere, foreign] = [
    newTicket(),
    newTicket(),
    newTicket(101),
    newTicket(SHOW, 2),
  ] as const;
  const list = await phone.openList({
    sellerId: SELLER,
    eventId: SHOW,
    gate: 'Main',
    codes: good.hash,
    inside: [],
    keys: [{ keyId: 1, publicKey: publicKey.export({ format: 'jwk' }).x }],
  });
  const says = async (text: string) => (await phone.judgeOffline(list, text, 1000)).result;
  expect(await says(gone.text)).toBe('replaced');
  expect(await says(elsewhere.text)).toBe('wrong-show');
  expect(await says(foreign.text)).toBe('not-ours');
  expect(await says(good.text.slice(0, 60))).toBe('not-ours');
  expect(await says(good.text)).toBe('in');
  expect(await phone.judgeOffline(list, good.text, 2000)).toEqual({
    result: 'already',
    since: 1000,
    gate: 'Main',
  });
  await phone.forgetEntry(list, good.text);
  expect(await says(good.text)).toBe('in');
});

test('[DOOR-01] the camera reads codes that are turned, dim, small or out of focus, and none where there is none', async () => {
  const { text } = newTicket();
  const size = { width: 320, height: 320, squarePixels: 5 };
  const looks = [
    size,
    { ...size, degrees: 37 },
    { ...size, contrast: 60, darkest: 12, noise: 10 },
    { ...size, squarePixels: 3, noise: 8 },
    { ...size, blurPixels: 4, noise: 6 },
  ];
  const seen = await Promise.all(looks.map((look) => read(asImageData(pictureOfCode(text, look)))));
  expect(seen).toEqual(looks.map(() => text));
  expect(await read(asImageData(pictureOfCode(text, { ...size, squarePixels: 0.01 })))).toBeUndefined();
});

test('[DOOR-02] the code that is printed beside the picture is checked without a network, and is the same ticket', async () => {
  const [good, other, gone] = [newTicket(), newTicket(), newTicket()] as const;
  const list = await phone.openList({
    sellerId: SELLER,
    eventId: SHOW,
    gate: 'Main',
    codes: good.hash + other.hash,
    spoken: good.spoken + other.spoken,
    inside: [],
    keys: [{ keyId: 1, publicKey: publicKey.export({ format: 'jwk' }).x }],
  });
  const says = async (text: string) => (await phone.judgeOffline(list, text, 1000)).result;
  expect([phone.isCode(good.printed), phone.isCode('Robin Vale')]).toEqual([true, false]);
  expect(await says(gone.printed)).toBe('not-ours');
  expect(await says(` ${good.printed.toLowerCase().replaceAll('-', ' ')} `)).toBe('in');
  expect(await says(good.text)).toBe('already');
  expect(await says(good.printed)).toBe('already');
  await phone.forgetEntry(list, good.printed);
  expect(await says(good.text)).toBe('in');
  expect(await says(other.text)).toBe('in');
});
