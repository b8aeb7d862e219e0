// npm run bench -- tracking: the tracking numbers beside the npm package ts-tracking-number, in one run.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { findTracking, getTracking } from 'ts-tracking-number';
import { couriers } from '../packages/tracking-numbers/src/couriers.ts';
import { detect, identify } from '../packages/tracking-numbers/src/index.ts';
import { drawFrom, validNumber } from '../packages/tracking-numbers/src/testing/valid-number.ts';

const TEXT_SIZE = 100_000;
const NUMBERS = 200;
const WORDS =
  'the parcel left our house on Monday and will be with you before long, said a Friend of mine; no'.split(
    ' ',
  );

const draw = drawFrom(42);
const formats = couriers.flatMap((courier) => courier.formats);
const numbers = Array.from({ length: NUMBERS }, (_, i) => validNumber(formats[i % formats.length]!, draw));
const candidates = numbers.flatMap((number) => [number, withAnotherDigit(number)]);
const text = numbers.map(passageWith).join('');

const identifyRatio = ratio(
  () => candidates.forEach((candidate) => identify(candidate)),
  () => candidates.forEach((candidate) => getTracking(candidate)),
);
const detectRatio = ratio(
  () => detect(text),
  () => findTracking(text),
);
const ours = judge(detect(text));
const peers = judge(findTracking(text));
const bytes = await gzippedSize((id) => id.endsWith('s10-countries.ts'));
const bytesWithTable = await gzippedSize(() => false);

const isMet = [
  report('identify, one candidate', identifyRatio, (times) => times >= 20, 'times the peer, at least 20'),
  report(
    `detect, ${text.length} bytes, ${NUMBERS} numbers`,
    detectRatio,
    (times) => times >= 50,
    'times the peer, at least 50',
  ),
  report('false extras', ours.extra, (extra) => extra === 0, `at most 0; the peer has ${peers.extra}`),
  report('missed', ours.missed, (missed) => missed === 0, `at most 0; the peer has ${peers.missed}`),
  report('size', bytes / 1024, (size) => size <= 15, 'KB gzip without the S10 table, at most 15'),
].every(Boolean);
console.log(`  with the S10 table ${(bytesWithTable / 1024).toFixed(1)} KB gzip`);
process.exitCode = isMet ? 0 : 1;

/** About as much prose as every number's share of the text; every other number is written in groups of four. */
function passageWith(number: string, i: number): string {
  const written = i % 2 === 0 ? number : number.replaceAll(/.{4}(?=.)/g, '$& ');
  let prose = '';
  while (prose.length < TEXT_SIZE / NUMBERS - written.length - 10) prose += `${WORDS[draw(WORDS.length)]} `;
  return `${prose}as ${written}.\n`;
}

function withAnotherDigit(number: string): string {
  return number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

function judge(found: readonly { readonly trackingNumber: string }[]) {
  const answers = new Set(found.map(({ trackingNumber }) => trackingNumber));
  const planted = new Set(numbers);
  return { extra: without(answers, planted), missed: without(planted, answers) };
}

function without(all: Set<string>, others: Set<string>): number {
  return [...all].filter((number) => !others.has(number)).length;
}

/** How many times faster the first is: both take turns, so that a busy moment falls on both. */
function ratio(first: () => unknown, second: () => unknown): number {
  const turns = Array.from({ length: 9 }, () => perRun(second, 30) / perRun(first, 30));
  return turns.sort((a, b) => a - b)[Math.floor(turns.length / 2)]!;
}

/** Milliseconds a run, over at least so many milliseconds. */
function perRun(work: () => unknown, atLeast: number): number {
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < atLeast || runs === 0) {
    work();
    runs += 1;
  }
  return (performance.now() - start) / runs;
}

async function gzippedSize(isLeftOut: (id: string) => boolean): Promise<number> {
  const input = join(import.meta.dirname, '../packages/tracking-numbers/src/index.ts');
  const bundle = await rolldown({ input, external: isLeftOut });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

function report(what: string, value: number, isEnough: (value: number) => boolean, target: string): boolean {
  const isMet = isEnough(value);
  console.log(`${isMet ? '✓' : '✗'} ${what}: ${Number(value.toFixed(1))} (${target})`);
  return isMet;
}
