import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, guestBrowser, openGuestList } from '../guest-list/testing/guest-world.ts';
import { writeFolder } from '../importing/testing/write-folder.ts';
import type { WrittenFolder } from '../importing/testing/write-folder.ts';
import { programFile } from '../testing/program-file.ts';
import type { TestApp } from '../testing/test-app.ts';

const program = programFile('cli/invite');

let app: TestApp;
let folder: WrittenFolder;
beforeAll(async () => {
  app = await openGuestList('server');
  folder = writeFolder({});
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

function invite(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DEMO: '0', ...app.database.environment, INIT_CWD: folder.path };
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
  );
  return promise;
}

const tokenIn = (text: string): string => /\?invitation=([\w-]+)/.exec(text)?.[1] ?? '';
const at9 = ['--outlet', '9'];

test('[OPS-35] makes an invitation and prints its link, lists it, revokes it', async () => {
  const made = await invite(
    'make',
    ...at9,
    '--guest',
    'Bo Lind',
    '--tickets',
    '3',
    '--expires',
    'in 900 days',
  );
  expect(made.code).toBe(0);
  expect(made.output).toMatch(
    /^Invitation \d+ for Bo Lind\..*\nhttp:\/\/guests\.localhost:3000\/\?invitation=[\w-]{43}\n$/,
  );
  const browser = await guestBrowser(app);
  const opened = await browser.send(calls.info, { InvitationToken: tokenIn(made.output) });
  expect(opened.body.inviteInfo).toMatchObject({ GuestName: 'Bo Lind', MaxTickets: 3, DeliveryMode: -1 });

  const number = /^Invitation (\d+)/.exec(made.output)![1]!;
  const list = await invite('list', ...at9);
  expect(list.output).toMatch(new RegExp(`^${number} +valid +0 of 3 +0 of 1 .*Bo Lind`, 'm'));
  expect(list.output).not.toContain(tokenIn(made.output));

  expect(await invite('revoke', number, ...at9)).toEqual({
    code: 0,
    output: `Invitation ${number} for Bo Lind is revoked: its link opens nothing any more.\n`,
  });
  expect((await browser.send(calls.info)).body.code).toBe('INVITATION_REFUSED');
  expect((await invite('revoke', '424242', ...at9)).output).toBe('Guest List has no invitation 424242.\n');
});

test('[OPS-35] says what is wrong with what was typed', async () => {
  expect((await invite('make', '--guest', 'Bo', '--tickets', '2')).output).toBe(
    'Say which guest list with --outlet ID. There are: 9 Guest List, 10 Other List.\n',
  );
  const wrong = await invite('make', ...at9, '--guest', 'Bo', '--tickets', 'two', '--delivery', 'pigeon');
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('"tickets" must be a whole number from 1 to 1000.');
  expect((await invite('dance')).output).toMatch(/^Say what to do:/);
});

test('[OPS-35] an import of 2,000 of which 12 are broken lists the 12 and offers the rest', async () => {
  const lines = Array.from({ length: 2000 }, (_, n) =>
    n % 160 === 7 && n < 1920
      ? `g${n},,,2,in 900 days,`
      : `g${n},=Guest ${n},g${n}@example.com,2,in 900 days,9001`,
  );
  const file = join(folder.path, 'list.csv');
  writeFileSync(file, ['reference,guest,email,tickets,expires,levels', ...lines].join('\n'));
  const first = await invite('import', 'list.csv', ...at9);
  expect(first.code).toBe(1);
  expect(first.output.split('\n').slice(0, 2)).toEqual([
    'list.csv:9: The invitation has no "guest".',
    'list.csv:169: The invitation has no "guest".',
  ]);
  expect(first.output).toContain(
    '1988 of 2000 invitations are good.\nNothing was saved. Run it again with --without-broken to make them.\n',
  );
  const rest = await invite('import', 'list.csv', '--without-broken', ...at9);
  expect(rest.output).toContain('Saved: 1988 created, 0 updated, 0 unchanged.');
  const links = join(folder.path, 'list-links.csv');
  expect(statSync(links).mode & 0o777).toBe(0o600);
  const [head, one, ...more] = readFileSync(links, 'utf8').trim().split('\n');
  expect([head, more.length]).toEqual(['reference,guest,email,link', 1987]);
  expect(one).toMatch(
    /^g0,'=Guest 0,g0@example\.com,http:\/\/guests\.localhost:3000\/\?invitation=[\w-]{43}$/,
  );
  const browser = await guestBrowser(app);
  expect((await browser.send(calls.info, { InvitationToken: tokenIn(one!) })).status).toBe(200);

  const busy = await invite('import', 'list.csv', '--without-broken', ...at9);
  expect(busy.output).toContain('list-links.csv exists already');
  const again = await invite('import', 'list.csv', '--without-broken', '--links', 'more.csv', ...at9);
  expect(again.output).toContain('Saved: 0 created, 0 updated, 1988 unchanged.');
});
