// npm run draw:run -- FILE: runs one case of a draw, or an array of them, and prints what each must come to.
import { canonicalJson } from '../packages/draw/src/canonical.ts';
import { runCase } from '../packages/draw/src/draw-case.ts';
import { readJson } from './draw/given-files.ts';
import { nodeSha256 } from './draw/node-sha256.ts';

/** A case alone, or one that stands beside what is expected of it. */
function caseIn(value: unknown): unknown {
  const isPair = typeof value === 'object' && value !== null && 'case' in value;
  return isPair ? value.case : value;
}

function outcomeOf(value: unknown, name: string) {
  try {
    return runCase(caseIn(value), { sha256: nodeSha256 }).outcome;
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

try {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error('Say which file: npm run draw:run -- FILE');
  const given = readJson(file);
  const outcome = Array.isArray(given)
    ? given.map((each, i) => outcomeOf(each, `case ${i + 1}`))
    : outcomeOf(given, 'the case');
  console.log(canonicalJson(outcome));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
