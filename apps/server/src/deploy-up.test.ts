// One command from the archive to containers, with a docker that only writes down what it is told.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../../tools/runtime/folders.mjs';
import { cases } from '../../../tools/testing/cases.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'stagedoor-up-'));
  mkdirSync(join(place, 'bin'));
  writeFileSync(
    join(place, 'bin/docker'),
    `#!/bin/sh\necho "$SHOP_HOSTS | $SHOP_FOLDER | $*" >> "${place}/told"\n`,
  );
  chmodSync(join(place, 'bin/docker'), 0o755);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const known = {
  SMTP_URL: 'smtps://club:its-own@mail.club.example',
  AUTHORIZENET_LOGIN: 'a-login',
  AUTHORIZENET_TRANSACTION_KEY: 'a-key',
  AUTHORIZENET_SIGNATURE_KEY: 'another-key',
};
const up = (environment: Record<string, string>) =>
  spawnSync('sh', [join(root, 'deploy/up'), 'shop', 'tickets.club.example', 'office.club.example'], {
    cwd: place,
    encoding: 'utf8',
    env: { PATH: `${join(place, 'bin')}:${process.env['PATH']}`, ...environment },
  });
const told = (): string[] =>
  existsSync(join(place, 'told')) ? readFileSync(join(place, 'told'), 'utf8').trim().split('\n') : [];
const kept = (path: string): string => readFileSync(join(place, 'shop', path), 'utf8');

test('[OPS-51] what only the owner knows is asked for before anything starts', () => {
  const { status, stderr } = up({});
  expect(status).toBe(1);
  for (const name of cases(['smtp_url', 'authorizenet_login', 'authorizenet_signature_key']))
    expect(stderr).toContain(`shop/secrets/${name}\n`);
  expect(told()).toEqual([]);
});

test('[OPS-51] one command makes secrets and settings, starts, imports, and leaves what is there alone', () => {
  mkdirSync(join(place, 'shop/import'), { recursive: true });
  writeFileSync(join(place, 'shop/import/seller.yaml'), 'id: 1\nname: Club\n');
  expect(up(known)).toMatchObject({ status: 0, stderr: '' });
  const commands = told().map((line) => line.replace(/^.* \| (?=compose)/, '').replace(/-f \S+ /, ''));
  expect(commands).toEqual([
    'compose up --build --detach --wait',
    'compose exec -T shop node apps/server/src/cli/import.ts /import',
    'compose restart shop',
    'compose logs --tail 20 shop',
  ]);
  expect(told()[0]).toMatch(/^tickets\.club\.example, office\.club\.example \| \S+\/shop \| /);
  expect(kept('secrets/database_url')).toBe(
    `postgres://stagedoor:${kept('secrets/database_password').trim()}@database/stagedoor\n`,
  );
  expect(kept('shop.env')).toContain('\nBOX_OFFICE_HOST=office.club.example\n');
  expect(kept('shop.env')).toContain('\nMAIL_FROM=tickets@tickets.club.example\n');
  expect(new Set(['ticket', 'staff', 'draw'].map((name) => kept(`secrets/${name}_secret`))).size).toBe(3);
  const before = kept('secrets/ticket_secret');
  expect(before).toMatch(/^[0-9a-f]{48}\n$/);
  if (process.getuid?.() === 0) expect(statSync(join(place, 'shop/secrets')).mode & 0o077).toBe(0);
  expect(up({})).toMatchObject({ status: 0 });
  expect(kept('secrets/ticket_secret')).toBe(before);
});

test('[OPS-51] the settings and the containers speak of the same files', () => {
  interface Service {
    volumes: string[];
    env_file?: string;
    secrets?: string[];
  }
  const compose = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')) as {
    services: { shop: Service; database: Service; caddy: Service };
    volumes: Record<string, unknown>;
    secrets: Record<string, { file: string }>;
  };
  const { shop, database, caddy } = compose.services;
  expect(shop.env_file).toBe('${SHOP_FOLDER:-.}/shop.env');
  const mounted = shop.volumes.map((line) => /:(\/[^:]+)/.exec(line)?.[1]);
  expect(mounted).toEqual(['/var/lib/stagedoor', '/etc/stagedoor/secrets', '/import']);
  const named = [...shop.volumes, ...database.volumes, ...caddy.volumes].filter((line) =>
    /^[a-z]/.test(line),
  );
  expect(named.map((line) => line.split(':')[0])).toEqual(Object.keys(compose.volumes));
  expect(database.secrets).toEqual(Object.keys(compose.secrets));
  const files = [...readFileSync(join(root, 'deploy/shop.env'), 'utf8').matchAll(/_FILE=(\S+)/g)];
  const script = readFileSync(join(root, 'deploy/up'), 'utf8');
  for (const [, file] of cases(files)) {
    expect(file).toMatch(/^\/etc\/stagedoor\/secrets\//);
    expect(script).toContain(file!.split('/').at(-1));
  }
});
