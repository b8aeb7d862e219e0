// npm run proof [-- NAME …]: the long proofs at full length, one after the other; npm test runs their short form.
import { seconds } from './run-step.ts';
import { namesIn, runNamed } from './run-module.ts';

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : namesIn('proof');
if (names.length === 0) {
  console.error('There are no proofs in proof/.');
  process.exitCode = 1;
}
for (const name of names) {
  const begun = performance.now();
  console.log(`\n── ${name} ──`);
  const isProven = await runNamed('proof', name);
  console.log(`${isProven ? '✓' : '✗'} ${name} ${seconds((performance.now() - begun) / 1000)}`);
  if (!isProven) process.exitCode = 1;
}
