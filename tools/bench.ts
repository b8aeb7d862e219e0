// npm run bench -- NAME … [options]: runs bench/NAME.ts, one after the other; without a name it lists them.
// --beside=COMMIT runs an older version's by turns with this one's, --turns=N of them, and prints what moved.
import { olderCheckout, type OlderCheckout } from './bench/older-checkout.ts';
import { compare, figuresIn, tableOf, type Figures } from './bench/figures.ts';
import { namesIn, runNamed } from './run-module.ts';
import { runStep } from './run-step.ts';
import { root } from './runtime/folders.mjs';

const args = process.argv.slice(2);
const names = args.filter((one) => !one.startsWith('--'));
const valueOf = (option: string): string | undefined =>
  args.find((one) => one.startsWith(`--${option}=`))?.slice(option.length + 3);
const ours = /^--(beside|turns)=/;
const options = args.filter((one) => one.startsWith('--') && !ours.test(one));

async function figuresOf(name: string, cwd: string): Promise<Figures> {
  const { isOk, output } = await runStep({ name, command: [`bench/${name}.ts`, ...options], cwd });
  console.log(output.trimEnd());
  if (!isOk) console.log(`  (${name} ended with an error, or missed an aim)`);
  return figuresIn(output);
}

/** Turn and turn about, and who begins changes: what a machine does by the way meets both alike. */
async function runBeside(name: string, { folder, name: older }: OlderCheckout, turns: number): Promise<void> {
  const [then, now]: [Figures[], Figures[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const both = [
      async () => then.push(await figuresOf(name, folder)),
      async () => now.push(await figuresOf(name, root)),
    ];
    for (const run of turn % 2 ? both.toReversed() : both) await run();
  }
  console.log(`\n${name}, then: ${older}, ${turns} turns each`);
  console.log(`${tableOf(compare(then, now))}\n`);
}

const unknown = names.filter((name) => !namesIn('bench').includes(name));
const beside = valueOf('beside');
if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no benchmark ${unknown.join(', ')}.`);
  console.log(`npm run bench -- NAME …, where NAME is one of ${namesIn('bench').join(', ')}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else if (beside) {
  const older = olderCheckout(beside);
  for (const name of names) await runBeside(name, older, Number(valueOf('turns') ?? 3));
} else {
  for (const name of names) process.exitCode = (await runNamed('bench', name, options)) || process.exitCode;
}
