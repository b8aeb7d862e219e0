// Two programs, written apart from one description: the same cases, files and logs, and the same files tampered with.
import fc from 'fast-check';
import vectors from '../../packages/draw/draw-vectors.json' with { type: 'json' };
import { canonicalJson } from '../../packages/draw/src/canonical.ts';
import { runCase } from '../../packages/draw/src/draw-case.ts';
import { arbitraryHistory } from '../../packages/draw/src/testing/history.ts';
import { asText } from '../../packages/draw/src/testing/tamper.ts';
import { verifyAudit } from '../../packages/draw/src/verify-audit.ts';
import { verifyLog } from '../../packages/draw/src/verify-log.ts';
import type { SecondProgram } from './second-program.ts';
import { luckFrom, tampered } from './tampering.ts';

interface Size {
  readonly seed: number;
  readonly cases: number;
  readonly files: number;
  readonly tampered: number;
}

/** What the two do not agree on. */
export async function compareBoth(second: SecondProgram, size: Size): Promise<string[]> {
  const histories = fc.sample(arbitraryHistory, { seed: size.seed, numRuns: size.cases });
  const accepted = [...vectors.map((vector) => vector.case), ...histories.map((history) => history.accepted)];
  const refused = histories.flatMap((history) => history.refused.slice(0, 3));
  return [
    ...compareCases(second, accepted),
    ...compareRefusals(second, refused),
    ...(await compareFiles(second, accepted.slice(0, size.files))),
    ...(await compareTampered(second, accepted.slice(0, size.files), size)),
  ];
}

function compareCases(second: SecondProgram, cases: readonly unknown[]): string[] {
  const ours = cases.map((each) => runCase(each).outcome);
  console.log(`${cases.length} cases, the golden vectors among them`);
  if (second.runCases(cases) === canonicalJson(ours)) return [];
  return cases
    .filter((each, i) => second.runCases([each]) !== canonicalJson([ours[i]]))
    .slice(0, 3)
    .map((each) => `comes out differently: ${JSON.stringify(each)}`);
}

function compareRefusals(second: SecondProgram, cases: readonly unknown[]): string[] {
  console.log(`${cases.length} cases with an override or a step that is refused`);
  const answers = JSON.parse(second.runCases(cases)) as unknown[];
  return cases
    .filter((_, i) => answers[i] !== null)
    .slice(0, 3)
    .map((each) => `is refused by one only: ${JSON.stringify(each)}`);
}

async function failureOf(file: string, log?: string): Promise<string> {
  const verdict = await verifyAudit([file], { pause: () => Promise.resolve() });
  if (!verdict.isProven) return `line ${verdict.mismatch.line}, ${verdict.mismatch.check}`;
  if (log === undefined) return '';
  const ofLog = await verifyLog(verdict.audit, [log]);
  return ofLog.isProven ? '' : `line ${ofLog.mismatch.line}, ${ofLog.mismatch.check}`;
}

async function compareFiles(second: SecondProgram, cases: readonly unknown[]): Promise<string[]> {
  console.log(`${cases.length} audit files with their logs`);
  const wrongs: string[] = [];
  for (const each of cases) {
    const { file, log } = runCase(each);
    const theirs = second.verify(asText(file), asText(log)).failure;
    const ours = await failureOf(asText(file), asText(log));
    if (ours || theirs) wrongs.push(`does not hold (${ours}; ${theirs}): ${JSON.stringify(each)}`);
  }
  return wrongs;
}

async function compareTampered(
  second: SecondProgram,
  cases: readonly unknown[],
  { seed, tampered: count }: Size,
): Promise<string[]> {
  const luck = luckFrom(seed);
  const found = new Map<string, number>();
  const wrongs: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { file, log } = runCase(cases[i % cases.length]);
    const isLog = log.length > 0 && luck(3) === 0;
    const [audit, changed] = isLog
      ? [asText(file), asText(tampered([...log, '{}'], luck).slice(0, -1))]
      : [asText(tampered(file, luck)), undefined];
    const theirs = second.verify(audit, changed).failure;
    const ours = await failureOf(audit, changed);
    const check = ours.replace(/^line \d+, /, '') || 'nothing, for nothing was changed';
    found.set(check, (found.get(check) ?? 0) + 1);
    if (ours !== theirs) wrongs.push(`one says “${ours}”, the other “${theirs}”:\n${changed ?? audit}`);
  }
  console.log(`${count} files and logs tampered with; found by`);
  for (const [check, times] of found) console.log(`${String(times).padStart(6)} × ${check}`);
  return wrongs;
}
