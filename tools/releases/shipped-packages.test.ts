import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime/folders.mjs';
import { cases } from '../testing/cases.ts';
import { isNativePart, isPlainPart, machines, type Locked } from './shipped-packages.ts';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const chosen = (belongs: (path: string, locked: Locked) => boolean): string[] =>
  Object.entries(packages).flatMap(([path, locked]) => (belongs(path, locked) ? [path] : []));

test('[OPS-51] every package that a release takes as it lies here lies here', () => {
  const plain = chosen(isPlainPart);
  expect(plain).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/sharp']));
  expect(plain.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('[OPS-51] passwords and pictures have their native parts for both kinds of machines, and for no other', () => {
  const native = chosen(isNativePart);
  for (const machine of cases(machines))
    expect(native).toEqual(
      expect.arrayContaining([
        `node_modules/@node-rs/argon2-linux-${machine}-gnu`,
        `node_modules/@img/sharp-linux-${machine}`,
        `node_modules/@img/sharp-libvips-linux-${machine}`,
      ]),
    );
  expect(native.filter((path) => /musl|darwin|win32|wasm|android|freebsd/.test(path))).toEqual([]);
});
