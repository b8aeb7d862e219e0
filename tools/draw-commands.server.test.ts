import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { abandonedFile, type AbandonedDraw } from '../packages/draw/src/abandoned-file.ts';
import { canonicalJson } from '../packages/draw/src/canonical.ts';
import type { DrawInput } from '../packages/draw/src/draw.ts';
import { runCase } from '../packages/draw/src/draw-case.ts';
import { sealList } from '../packages/draw/src/sealed-list.ts';
import { root } from './runtime/folders.mjs';
import { temporaryTree } from './testing/temporary-tree.ts';

const vectors = JSON.parse(readFileSync(join(root, 'packages/draw/draw-vectors.json'), 'utf8')) as {
  case: { name: string };
  expect: unknown;
}[];

function run(program: string, ...given: string[]) {
  const env = { ...process.env, INIT_CWD: newFolder() };
  return spawnSync(process.execPath, [join(root, 'tools', program), ...given], { encoding: 'utf8', env });
}

const asText = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const { file } = runCase(vectors.find((vector) => vector.case.name.startsWith('overrides'))!.case);
const isPlain = ({ case: { name } }: { case: { name: string } }) => name.startsWith('runner-ups: returns');
const plain = runCase(vectors.find(isPlain)!.case);
const {
  draw,
  commitment,
  rulesHash,
  inventory,
  root: top,
  entries,
} = JSON.parse(plain.file[0]!) as Record<string, unknown>;
/** The same draw, given up before it was published. */
function abandonedCase(value: object): AbandonedDraw {
  const { rules, secret, inventory: stock, publicNumber, entries: fans } = value as DrawInput;
  return { rules, secret, publicNumber, frozen: { list: sealList(rules, fans), inventory: stock } };
}

const abandoned = Array.from(abandonedFile(abandonedCase(vectors.find(isPlain)!.case)), (piece) =>
  new TextDecoder().decode(piece),
).join('');
const newFolder = () =>
  temporaryTree({
    'case.json': JSON.stringify(vectors[1]!.case),
    'all.json': JSON.stringify(vectors),
    'bad.json': JSON.stringify([vectors[1]!.case, { ...vectors[1]!.case, secret: 'x' }]),
    'audit.ndjson': asText(plain.file),
    'log.ndjson': asText(plain.log),
    'abandoned.ndjson': abandoned,
    'cut.ndjson': asText(plain.log.slice(1)),
    'overridden.ndjson': asText(file),
    'flipped.ndjson': asText(plain.file).replace('"place":2', '"place":3'),
    'published.json': JSON.stringify({ draw, at: 1, commitment, rulesHash, inventory, root: top, entries }),
    'other.json': JSON.stringify({
      draw,
      at: 1,
      commitment,
      rulesHash,
      inventory,
      root: commitment,
      entries,
    }),
  });

test('[DRAW-03] draw:run prints what a case, or each of many, comes to', () => {
  expect(run('draw-run.ts', 'case.json').stdout).toBe(`${canonicalJson(vectors[1]!.expect)}\n`);
  const wanted = vectors.map((vector) => vector.expect);
  expect(run('draw-run.ts', 'all.json').stdout).toBe(`${canonicalJson(wanted)}\n`);
});

test('[DRAW-03] draw:run names the case that it refuses, and a file that is not there', () => {
  expect(run('draw-run.ts', 'bad.json')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'case 2: secret is not lower-case hex of 32 bytes\n',
  });
  expect(run('draw-run.ts', 'none.json')).toMatchObject({ status: 1, stdout: '' });
});

test('[DRAW-08] draw:verify proves a file with what was published and its log, and says what that means', () => {
  const given = ['audit.ndjson', '--published', 'published.json', '--log', 'log.ndjson'];
  const { status, stdout } = run('draw-verify.ts', ...given);
  expect(status).toBe(0);
  expect(stdout).toContain('It is the draw that was published at freezing.');
  expect(stdout).toContain('the operator, who knew the secret, could have chosen the order');
  expect(stdout).toContain(`${plain.log.length} lines; the newest has the hash`);
});

test('[DRAW-08] draw:verify says when nothing published was given, and who was passed over', () => {
  const { status, stdout } = run('draw-verify.ts', 'overridden.ndjson');
  expect(status).toBe(0);
  expect(stdout).toContain('proven is only that the file agrees with itself');
  expect(stdout).toMatch(
    /Line 8: the override gives \w+ \(place 4\) tickets of level 3001, while \w+ \(place 3\)/,
  );
});

test('[DRAW-08] [DRAW-10] draw:verify proves what an abandoned draw shows of itself', () => {
  const { status, stdout } = run('draw-verify.ts', 'abandoned.ndjson', '--published', 'published.json');
  expect(stdout).toContain('was abandoned; its secret is the one that was committed to');
  expect(stdout).toContain('It is the draw that was published at freezing.');
  expect(status).toBe(0);
});

test('[DRAW-08] draw:verify exits with 1 and names the line that does not hold', () => {
  const failing: [string, ...string[]][] = [
    ['(closing hash): line 9:', 'flipped.ndjson'],
    ['(published): line 1: root is', 'audit.ndjson', '--published', 'other.json'],
    ['(log): line 1:', 'audit.ndjson', '--log', 'cut.ndjson'],
    ['(published): line 1: root is', 'abandoned.ndjson', '--published', 'other.json'],
    ['There is no file', 'none.ndjson'],
    ['Say which file'],
  ];
  for (const [words, ...given] of failing) {
    const { status, stderr } = run('draw-verify.ts', ...given);
    expect(stderr).toContain(words);
    expect(status).toBe(1);
  }
});
