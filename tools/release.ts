// npm run release: one archive that runs with Node alone, release/stagedoor-VERSION.tar.gz, of a commit of which
// npm run proof -- all was green. `-- --into FOLDER` makes one to try, proven or not.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from './build.ts';
import { whyNotRelease } from './new-version.ts';
import { commitHere, readRecord, whyUnproven } from './proofs/proof-record.ts';
import { namesIn } from './run-module.ts';
import { isNativePart, isPlainPart, machines, type Locked } from './releases/shipped-packages.ts';
import { root } from './runtime/folders.mjs';

const { version, license, engines, scripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as {
  version: string;
  license: string;
  engines: object;
  scripts: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const name = `stagedoor-${version}`;
const { into = 'release' } = parseArgs({ options: { into: { type: 'string' } } }).values;
/** Proofs of the archive make one themselves, before anything is proven. */
const isTrial = into !== 'release';
const target = join(resolve(root, into), name);
const archive = `${target}.tar.gz`;

const shipped = ['rules', 'descriptions', 'contract', 'draw', 'tracking-numbers'];

const isForTests = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /(?:^|\/)(?:testing|node_modules|\.[^/]+)(?:\/|$)/.test(path);
/** What only people and tools of development read. */
const isDeadWeight = (path: string): boolean =>
  /\.(?:map|d\.[cm]?ts|flow)$/.test(path) || /\/(?:test|tests|__tests__|docs|example|examples)$/.test(path);

function take(path: string, isLeftOut: (path: string) => boolean = () => false): void {
  const from = join(root, path);
  if (!existsSync(from)) throw new Error(`${path} is missing: was it built?`);
  cpSync(from, join(target, path), {
    recursive: true,
    dereference: true,
    filter: (source) => !isLeftOut(source.slice(from.length)),
  });
}

/** Everybody else's packages that the shop needs while it runs. */
function takePackages(): void {
  for (const [path, locked] of Object.entries(packages))
    if (isPlainPart(path, locked)) take(path, isDeadWeight);
  mkdirSync(join(target, 'node_modules/@stagedoor'), { recursive: true });
  for (const each of shipped)
    symlinkSync(`../../packages/${each}`, join(target, 'node_modules/@stagedoor', each));
}

/** Native parts are fetched for both kinds of machines, whichever this one is, and compared with the lock. */
function takeNativeParts(): void {
  const parts = Object.entries(packages).filter(([path, locked]) => isNativePart(path, locked));
  if (parts.length === 0) throw new Error('The lock names no native parts: the list of machines is wrong.');
  for (const [path, { version: locked, integrity = '' }] of parts) {
    const packed = execFileSync(
      'npm',
      [
        'pack',
        `${path.replace('node_modules/', '')}@${locked}`,
        '--silent',
        '--pack-destination',
        dirname(target),
      ],
      { cwd: root, encoding: 'utf8' },
    ).trim();
    const file = join(dirname(target), basename(packed));
    const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (hash !== integrity) throw new Error(`${path} is not what the lock says.`);
    const folder = join(target, path);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    rmSync(file);
  }
}

/** The same names as in the sources, for what exists in the archive. */
function writePackage(): void {
  const runs = Object.entries(scripts).flatMap(([script, command]) => {
    const [, program] = /(apps\/server\/src\/cli\/\S+)$/.exec(command) ?? [];
    return program === undefined ? [] : [[script, `node ${program}`]];
  });
  const manifest = {
    name: 'stagedoor',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start: 'node apps/server/src/main.ts', ...Object.fromEntries(runs) },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const unproven = isTrial ? undefined : whyUnproven(readRecord(), commitHere(), namesIn('proof'));
const reason = whyNotRelease(root, version, archive) ?? unproven;
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}
await buildApps();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const path of [
  'apps/server/src',
  'apps/server/migrations',
  ...shipped.map((each) => `packages/${each}`),
])
  take(path, isForTests);
for (const path of [
  'apps/server/package.json',
  'apps/storefront/dist',
  'apps/box-office/dist',
  'demo',
  'docs',
  'ops',
  'deploy',
])
  take(path);
for (const path of globSync('*.md', { cwd: root })) take(path);
take('LICENSE');
takePackages();
takeNativeParts();
writePackage();
// The same sources make the same archive, whoever packs them and when.
execFileSync('tar', [
  '-czf',
  archive,
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mtime=2026-01-01',
  '-C',
  dirname(target),
  name,
]);
const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`);
rmSync(target, { recursive: true, force: true });
console.log(
  `Made ${into}/${basename(archive)}: ${Math.round(readFileSync(archive).length / 1e6)} MB, for Linux on ${machines.join(' and ')}.`,
);
