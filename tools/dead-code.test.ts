// Plants dead code where the gates of dead code look, in a small project of the same shape.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './runtime/folders.mjs';
import { temporaryTree } from './testing/temporary-tree.ts';

const json = JSON.stringify;
const fees = 'packages/rules/src/fees.ts';
const small = {
  'package.json': json({
    name: 'small',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    devDependencies: { vitest: '*' },
  }),
  'tsconfig.json': '{}',
  'packages/rules/package.json': json({
    name: '@small/rules',
    private: true,
    type: 'module',
    exports: { './*': './src/*.ts' },
  }),
  'apps/server/package.json': json({ name: '@small/server', private: true, type: 'module' }),
  'apps/server/src/main.ts': `import { used } from '../../../${fees}';\nused();\n`,
  [fees]: 'export const used = () => 1;\n',
};
const planted = {
  [fees]: `${small[fees]}export const unused = () => 2;\nexport const tested = () => 3;\n`,
  'packages/rules/src/fees.test.ts': `import { tested } from './fees.ts';\ntested();\n`,
  'packages/rules/src/toast.ts': 'export const lonely = () => 4;\n',
};
const everything = ['--config', join(root, 'knip.json')];
const product = ['--production', '--config', join(root, 'knip.product.jsonc')];

async function deadIn(files: Record<string, string>, args: string[]): Promise<string[]> {
  const folder = temporaryTree({ ...small, ...files });
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const options = ['--no-progress', '--no-config-hints', '--include=files,exports,types'];
  // What it finds makes it end with an error.
  const { stdout } = await promisify(execFile)(process.execPath, [
    knip,
    ...options,
    '--directory',
    folder,
    ...args,
  ]).catch((error: { stdout: string }) => error);
  return ['unused', 'tested', 'lonely'].filter((name) => new RegExp(`^${name}\\b`, 'm').test(stdout));
}

test('an export or a file of a package that nobody takes is named, and by the product’s gate what only tests take', async () => {
  const found = await Promise.all([
    deadIn(planted, everything),
    deadIn(planted, product),
    deadIn({}, everything),
    deadIn({}, product),
  ]);
  expect(found).toEqual([['unused', 'lonely'], ['unused', 'tested', 'lonely'], [], []]);
});
