// npm run draw:verify -- FILE [--published FILE] [--log FILE]: computes a draw again from its audit file, or the lot of a
// waiting room from its own.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { verifyAbandoned } from '../packages/draw/src/verify-abandoned.ts';
import { verifyAudit, type VerifiedAudit } from '../packages/draw/src/verify-audit.ts';
import { verifyLog } from '../packages/draw/src/verify-log.ts';
import { problemOfLot, type Lot } from '../packages/draw/src/waiting-line.ts';
import { givenFile, readJson } from './draw/given-files.ts';
import { nodeSha256 } from './draw/node-sha256.ts';
import { comparedRemark, remarksOn } from './draw/remarks.ts';

const usage = 'Say which file: npm run draw:verify -- FILE [--published FILE] [--log FILE]';

function read(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: 1 << 20 });
}

async function verifyFile(path: string, published: string | undefined): Promise<VerifiedAudit | undefined> {
  const file = givenFile(path);
  const verdict = await verifyAudit(read(file), {
    sha256: nodeSha256,
    published: published === undefined ? undefined : readJson(published),
  });
  if (!verdict.isProven) {
    const { check, message } = verdict.mismatch;
    console.error(`✗ ${file} does not hold (${check}): ${message}`);
    return undefined;
  }
  const { audit } = verdict;
  console.log(`✓ ${file}: draw ${audit.plan.rules.draw}, ${audit.roll.size} entries, ${audit.lines} lines`);
  for (const remark of remarksOn(audit)) console.log(`  ${remark}`);
  return audit;
}

/** A draw that was given up says so in its first line. */
async function isAbandoned(path: string): Promise<boolean> {
  for await (const line of createInterface({ input: createReadStream(givenFile(path)) })) {
    return line.includes('"type":"abandoned"');
  }
  return false;
}

async function verifyAbandonedFile(path: string, published: string | undefined): Promise<boolean> {
  const file = givenFile(path);
  const verdict = await verifyAbandoned(read(file), {
    sha256: nodeSha256,
    published: published === undefined ? undefined : readJson(published),
  });
  if (!verdict.isProven) {
    const { check, message } = verdict.mismatch;
    console.error(`✗ ${file} does not hold (${check}): ${message}`);
    return false;
  }
  const { plan, entries, isPublishedCompared } = verdict.audit;
  console.log(
    `✓ ${file}: draw ${plan.rules.draw} was abandoned; its secret is the one that was committed to`,
  );
  if (entries > 0) console.log(`  Its list has ${entries} entries and the root that it says.`);
  if (isPublishedCompared) console.log(`  ${comparedRemark}`);
  return true;
}

/** A waiting room's file is one object with its places. */
async function isLot(path: string): Promise<boolean> {
  for await (const line of createInterface({ input: createReadStream(givenFile(path)) })) {
    return line.startsWith('{"commitment":') && line.includes('"places":[');
  }
  return false;
}

function verifyLot(path: string): boolean {
  const lot = readJson(path) as Lot;
  const problem = problemOfLot(lot);
  if (problem) console.error(`✗ ${path} does not hold: ${problem}`);
  else
    console.log(
      `✓ ${path}: ${lot.places.length} places; compare ${lot.commitment} with what the page showed`,
    );
  return !problem;
}

async function verifyLogOf(audit: VerifiedAudit, path: string): Promise<boolean> {
  const file = givenFile(path);
  const verdict = await verifyLog(audit, read(file), { sha256: nodeSha256 });
  if (!verdict.isProven) {
    console.error(`✗ ${file} does not hold (${verdict.mismatch.check}): ${verdict.mismatch.message}`);
    return false;
  }
  const { lines, newestHash } = verdict.audit;
  console.log(`✓ ${file}: ${lines} lines; the newest has the hash ${newestHash}`);
  console.log('  Compare it with the one on the page: a log that was cut short has another.');
  return true;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { published: { type: 'string' }, log: { type: 'string' } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(usage);
  if (await isLot(path)) process.exitCode = verifyLot(path) ? 0 : 1;
  else if (await isAbandoned(path)) {
    process.exitCode = (await verifyAbandonedFile(path, values.published)) ? 0 : 1;
  } else {
    const audit = await verifyFile(path, values.published);
    const holds = audit && (values.log === undefined || (await verifyLogOf(audit, values.log)));
    process.exitCode = holds ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
