// node bench/draw/run.ts ENTRIES portable|node: one draw with its audit file in a process of its own, and the bare hashing
// of the same bytes; prints what they took.
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFile } from '../../packages/draw/src/audit-file.ts';
import { drawEntries } from '../../packages/draw/src/draw.ts';
import { keyed, portableSha256, type Sha256 } from '../../packages/draw/src/sha256.ts';
import { nodeSha256 } from '../../tools/draw/node-sha256.ts';
import { entriesOf, inventoryFor, publicNumber, rules, secret } from './million.ts';

export interface Run {
  /** Of the processor, all threads together, without the making of the entries. */
  cpuSeconds: number;
  makingCpuSeconds: number;
  seconds: number;
  bareCpuSeconds: number;
  megabytes: number;
  fileBytes: number;
  hash: string;
}

const count = Number(process.argv[2]);
const sha256 = process.argv[3] === 'node' ? nodeSha256 : portableSha256;

let leafBytes = 0;
const counting: Sha256 = {
  ...sha256,
  hashInto: (bytes, into, at) => {
    leafBytes += bytes.length;
    sha256.hashInto(bytes, into, at);
  },
};

function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** The entries come out of one number while they are read: that is the bench's own work. */
function makeOnly(): number {
  const before = process.cpuUsage();
  for (const _ of entriesOf(count));
  return cpuSeconds(before);
}

function drawAll(): { fileBytes: number; hash: string } {
  const entries = entriesOf(count);
  const input = { rules, inventory: inventoryFor(count), secret, publicNumber, entries };
  const draw = drawEntries(input, { sha256: counting });
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-draw-'));
  const file = openSync(join(folder, 'audit.ndjson'), 'w');
  const pieces = auditFile(draw, [], sha256);
  let fileBytes = 0;
  let piece = pieces.next();
  for (; !piece.done; piece = pieces.next()) fileBytes += writeSync(file, piece.value);
  closeSync(file);
  rmSync(folder, { recursive: true });
  return { fileBytes, hash: piece.value.hash };
}

/** Leaves, nodes, ranks, turns and the file, hashed without anything around it. */
function hashOnly(fileBytes: number): void {
  const leaf = new Uint8Array((leafBytes - 65 * (count - 1)) / count);
  const node = new Uint8Array(65);
  const message = leaf.slice(0, 28);
  const into = new Uint8Array(64);
  const tagOf = keyed(leaf.subarray(0, 32));
  for (let i = 0; i < count; i += 1) {
    sha256.hashInto(leaf, into, 0);
    sha256.hashInto(node, into, 0);
    tagOf(message, into, 0);
    tagOf(message, into, 32);
  }
  const hashing = sha256.create();
  const piece = new Uint8Array(1 << 16);
  for (let done = 0; done < fileBytes; done += piece.length) hashing.update(piece);
  hashing.digest();
}

const makingCpuSeconds = makeOnly();
const start = process.cpuUsage();
const begun = performance.now();
const { fileBytes, hash } = drawAll();
const run: Run = {
  fileBytes,
  hash,
  seconds: (performance.now() - begun) / 1000,
  cpuSeconds: cpuSeconds(start) - makingCpuSeconds,
  makingCpuSeconds,
  bareCpuSeconds: 0,
  megabytes: process.resourceUsage().maxRSS / 1024,
};
const before = process.cpuUsage();
hashOnly(fileBytes);
run.bareCpuSeconds = cpuSeconds(before);
console.log(JSON.stringify(run));
