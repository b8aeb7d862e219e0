// npm run proof [-- NAME … --option=…]: the long proofs, one after the other; npm test runs their short form.
// `-- all` runs every one and keeps what came of it, as a release demands, in as many sittings as one likes: what held at
// this commit is not run again (`--anew` runs it again). Options go to each proof that is named.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrEmpty } from './processes.ts';
import { NOT_POSSIBLE, REASON_FILE } from './proofs/not-possible-here.ts';
import { commitHere, keepRecord, provenBefore, readRecord, type Proven } from './proofs/proof-record.ts';
import { proofWishes } from './proofs/proof-wishes.ts';
import { namesIn, runNamed } from './run-module.ts';
import { seconds } from './run-step.ts';

const marks = { proven: '✓', failed: '✗', 'not possible': '–' } as const;

async function prove(name: string, options: string[]): Promise<Proven> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-proof-'));
  const reason = join(folder, 'reason');
  process.env[REASON_FILE] = reason;
  const begun = performance.now();
  console.log(`\n── ${name} ──`);
  const code = await runNamed('proof', name, options);
  const outcome = code === 0 ? 'proven' : code === NOT_POSSIBLE ? 'not possible' : 'failed';
  const why = readOrEmpty(reason).trim();
  rmSync(folder, { recursive: true, force: true });
  return { name, outcome, why, seconds: (performance.now() - begun) / 1000 };
}

function tell({ name, outcome, why, seconds: spent }: Proven): void {
  const words = outcome === 'not possible' ? `not possible here: ${why}` : outcome;
  console.log(`${marks[outcome]} ${name.padEnd(18)}${seconds(spent).padStart(10)}  ${words}`);
}

const { names, options, isAll, isAnew } = proofWishes(process.argv.slice(2), namesIn('proof'));
const commit = commitHere();
const proofs: Proven[] = isAll && !isAnew ? provenBefore(readRecord(), commit, names) : [];
if (proofs.length > 0)
  console.log(`Proven of this commit before: ${proofs.map(({ name }) => name).join(', ')}`);
/** After each of them, so that a stop in the middle loses one. */
function keep(): void {
  const isStill = commit !== undefined && commit === commitHere();
  keepRecord({ ...(isStill && { commit }), at: new Date().toISOString(), proofs });
}

for (const name of names) {
  if (proofs.some((proof) => proof.name === name)) continue;
  proofs.push(await prove(name, options));
  if (isAll) keep();
}
console.log();
for (const proof of proofs) tell(proof);
process.exitCode = proofs.length > 0 && proofs.every(({ outcome }) => outcome !== 'failed') ? 0 : 1;
