// LANG-06: tickets on the phone, on paper and in a wallet speak the language of their order.
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-wallets-'));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let world: TicketWorld;
let order: BoughtTickets;
let all: string;
let single: string;
beforeAll(async () => {
  mkdirSync(join(folder, '1'), { recursive: true });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const google = { issuer_id: '3388', client_email: 'wallet@lantern.example', private_key: key };
  writeFileSync(join(folder, '1/google.json'), JSON.stringify(google));
  world = await openTicketWorld('server', { WALLET_DIR: folder });
  await world.rows(`update outlets set languages = '{en,fr}', words = '[{"text": "Floor", "fr": "Parterre"}]'
    where outlet_id = 1`);
  await world.rows(`update customers set language = 'fr'`);
  world.forget();
  order = await world.buyDelivered({ level: levels.floor, quantity: 1 });
  const [letter] = await world.rows<{ plain_text: string }>(
    `select plain_text from mails where kind = 'tickets-ready'`,
  );
  all = new URL(/http\S+\/tickets\/[\w-]{44}/.exec(letter!.plain_text)![0]).pathname;
  single = new URL((await world.ticketsOf(order))[0]!).pathname;
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => world.http.inject({ url, headers: { host: hosts.lantern } });
const pdf = async () => (await get(`${all}/tickets.pdf`)).rawPayload;

const callHolder = (firstName: string, lastName: string) =>
  world.rows(
    `update orders set shipping_address = shipping_address || '${JSON.stringify({ firstName, lastName })}'`,
  );

/** What was drawn, page by page, as the document keeps it. */
const drawnIn = (document: Buffer): string =>
  [...document.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .flatMap(([, packed]) => {
      try {
        return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1');
      } catch {
        return [];
      }
    })
    .join('\n');
/** The letters of a subset, by what they stand for. */
const lettersIn = (document: Buffer): string =>
  [...drawnIn(document).matchAll(/<([0-9a-f]{4})>/g)]
    .map(([, code]) => String.fromCodePoint(Number.parseInt(code!, 16)))
    .join('');

test('[LANG-06] the letter that brings the tickets, and their pages, speak the order’s language', async () => {
  const [letter] = await world.rows<{ subject: string; language: string }>(
    `select subject, language from mails where kind = 'tickets-ready'`,
  );
  expect(letter).toMatchObject({ language: 'fr', subject: expect.stringMatching(/^Votre billet/) });
  for (const path of [all, single]) {
    const { body } = await get(path);
    expect(body).toContain('<html lang="fr" dir="ltr">');
    expect(body).toContain('Parterre');
    expect(body).not.toContain('Floor');
  }
});

test('[LANG-06] [TICKET-03] so does the paper, and the wallet', async () => {
  const document = await pdf();
  expect(document.toString('latin1')).toContain('/Lang (fr-CA)');
  const saved = await get(`${single}/google-wallet`);
  const [, facts] = /save\/(.+)$/.exec(saved.headers.location!)![1]!.split('.');
  const told = Buffer.from(facts!, 'base64url').toString();
  expect(told).toContain('"language":"fr-CA"');
  expect(told).toContain('Parterre');
  expect(told).not.toContain('Floor');
});

test('[SEC-109] [LANG-05] a translation is text, whatever it looks like: in letter, page, paper and wallet', async () => {
  const looks = 'Parterre <img src=x onerror=alert(1)>';
  const say = (fr: string) => {
    world.forget();
    return world.rows(
      `update outlets set words = '${JSON.stringify([{ text: 'Floor', fr }])}' where outlet_id = 1`,
    );
  };
  await say(looks);
  const other = await world.buyDelivered({ level: levels.floor, quantity: 1 });
  const path = new URL((await world.ticketsOf(other))[0]!).pathname;
  const letters = await world.rows<{ html: string }>(
    `select html from mails where html like '%Parterre%onerror%' order by mail_id`,
  );
  const pages = [...letters.map(({ html }) => html), (await get(path)).body];
  expect(letters.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(page).toContain('Parterre &lt;img');
    expect(page).not.toContain('<img src=x');
  }
  expect((await get(`${path}/tickets.pdf`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const wallet = (await get(`${path}/google-wallet`)).headers.location!;
  expect(Buffer.from(wallet.split('.').at(-2)!, 'base64url').toString()).toContain(looks);
  await say('Parterre');
});

test('[LANG-06] a language that the outlet dropped since is spoken no more', async () => {
  await world.rows(`update outlets set languages = '{en}' where outlet_id = 1`);
  world.forget();
  const { body } = await get(all);
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect((await pdf()).toString('latin1')).toContain('/Lang (en-US)');
  const [letter] = await world.rows<{ html: string }>(`select html from mails where kind = 'order-placed'`);
  // What was written stays as it was: it is sent again so.
  expect(letter!.html).toContain('<html lang="fr" dir="ltr">');
  await world.rows(`update outlets set languages = '{en,fr}' where outlet_id = 1`);
  world.forget();
});

test.each(['Ольга Петрова', 'Ελένη Παπά', 'Łukasz Żółć'])(
  '[TICKET-03] %s stands on the paper',
  async (name) => {
    const [first, last] = name.split(' ');
    await callHolder(first!, last!);
    const drawn = lettersIn(await pdf());
    for (const letter of cases(name.replace(' ', ''))) expect(drawn).toContain(letter);
  },
);

test('[TICKET-03] a name that the typeface does not hold is no row of empty boxes', async () => {
  await callHolder('小明', '王');
  const document = await pdf();
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  // The first glyph of every subset is the box.
  expect(drawnIn(document)).not.toMatch(/<(?:[0-9a-f]{4})*0000(?:[0-9a-f]{4})*> ?[-\d. ]*\]? TJ/);
});
