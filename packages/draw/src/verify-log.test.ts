import { expect, test } from 'vitest';
import vectors from '../draw-vectors.json' with { type: 'json' };
import { runCase } from './draw-case.ts';
import { RunnerUpLog } from './runner-up-log.ts';
import { asText, edited, swapped, without } from './testing/tamper.ts';
import { filesOf } from './testing/vector.ts';
import { verifyAudit, type VerifiedAudit } from './verify-audit.ts';
import { verifyLog } from './verify-log.ts';
import { cases } from '../../../tools/testing/cases.ts';

async function auditOf(file: readonly string[]): Promise<VerifiedAudit> {
  const verdict = await verifyAudit([asText(file)]);
  if (!verdict.isProven) throw verdict.mismatch;
  return verdict.audit;
}

const logged = vectors.filter((vector) => vector.case.steps.length > 0);

test.each(cases(logged))(
  '[DRAW-12] the log of “$case.name” holds, line by line as it was written',
  async (vector) => {
    const { file, log } = runCase(vector.case);
    const verdict = await verifyLog(await auditOf(file), [asText(log)]);
    expect(verdict).toMatchObject({ isProven: true, audit: { lines: log.length } });
  },
);

const { file, log } = filesOf('runner-ups: returns');
const audit = await auditOf(file);

async function lineThatFails(lines: readonly string[]): Promise<number> {
  const verdict = await verifyLog(audit, [asText(lines)]);
  return verdict.isProven ? 0 : verdict.mismatch.line;
}

test('[DRAW-12] a line that is left out is missed at its place', async () => {
  const failing = await Promise.all(log.slice(0, -1).map((_, i) => lineThatFails(without(log, i + 1))));
  expect(failing).toEqual(log.slice(0, -1).map((_, i) => i + 1));
});

test('[DRAW-12] a line with another time, number or hash of the one before is found', async () => {
  const failing = (key: string, value: unknown) =>
    Promise.all(log.map((_, i) => lineThatFails(edited(log, i + 1, (line) => (line[key] = value)))));
  const each = log.map((_, i) => i + 1);
  expect(await failing('number', 99)).toEqual(each);
  expect(await failing('previous', '0'.repeat(64))).toEqual(each);
  // Any time will do for the first line: it is the chain that gives it away.
  expect(await failing('at', 3)).toEqual(each.with(0, 2));
});

test('[DRAW-12] two lines swapped are found at the first of them', async () => {
  expect(await lineThatFails(swapped(log, 2, 3))).toBe(2);
});

test('[DRAW-12] a runner-up with more than the walk gives, or without a walk, is found', async () => {
  const at = log.findIndex((line) => line.includes('runner-up')) + 1;
  expect(await lineThatFails(edited(log, at, (line) => (line.quantity += 1)))).toBe(at);
  const invented = log[at - 1]!.replace(/"number":\d+/, '"number":1');
  expect(await lineThatFails([invented])).toBe(1);
});

test('[DRAW-12] a walk without its runner-ups, or half a line, is found at the end', async () => {
  const walk = log.findIndex((line) => line.includes('runner-up'));
  expect(await lineThatFails(log.slice(0, walk))).toBe(walk + 1);
  const verdict = await verifyLog(audit, [asText(log).slice(0, -1)]);
  expect(verdict).toMatchObject({ isProven: false, mismatch: { line: log.length, check: 'form' } });
});

test('[DRAW-12] a log of another file is found in its first line', async () => {
  const other = await auditOf(filesOf('partial').file);
  expect(await verifyLog(other, [asText(log)])).toMatchObject({ isProven: false, mismatch: { line: 1 } });
});

test('[DRAW-12] a log that was read goes on where it ended', async () => {
  const begun = new RunnerUpLog(audit.closing, audit.order);
  const step = { type: 'added', at: 1, level: audit.plan.levels[0]!.id, count: 1 };
  const first = begun.take(step);
  const verdict = await verifyLog(audit, [asText(first)]);
  if (!verdict.isProven) throw verdict.mismatch;
  expect(verdict.audit.newestHash).toBe(begun.newestHash);
  expect(verdict.audit.log.take({ type: 'walk', at: 2 })).toEqual(begun.take({ type: 'walk', at: 2 }));
});

test('[DRAW-12] what is wrong with a line is said in its words', async () => {
  const said = async (text: string) => {
    const verdict = await verifyLog(audit, [text]);
    return verdict.isProven ? 'nothing' : `${verdict.mismatch.check}: ${verdict.mismatch.message}`;
  };
  expect(await said(`${asText(log)}{`)).toBe(`form: line ${log.length + 1}: breaks off without a line end`);
  const runnerUp = log.find((line) => line.includes('runner-up'))!.replace(/"number":\d+/, '"number":1');
  expect(await said(asText([runnerUp]))).toBe('log: line 1: is a runner-up that no walk gives');
  const at = log.findIndex((line) => line.includes('runner-up'));
  expect(await said(asText(log.slice(0, at)))).toBe(`log: line ${at + 1}: is missing: ${log[at]}`);
});
