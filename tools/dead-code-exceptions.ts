// What only tests take and yet stays, each with its reason. Knip hands its findings over before it judges them: those
// that are excused are taken out, and an exception that excuses nothing is itself a finding.
import { matchesGlob } from 'node:path';
import type { Preprocessor, ReporterOptions } from 'knip';

interface Exception {
  files: string;
  /** The exported name. */
  name: RegExp;
  why: string;
}

const exceptions: readonly Exception[] = [
  {
    files: 'packages/asking/src/testing/stand-in-server.ts',
    name: /^(?:StandInServer|refusal)$/,
    why: 'Tests of both browser apps talk to it, through the door of the package.',
  },
  {
    files: 'packages/rules/src/delivery/testing/from-new-york.ts',
    name: /^fromNewYork$/,
    why: 'Tests of the rules of delivery share it.',
  },
  {
    files: 'packages/rules/src/halls/testing/sample-section.ts',
    name: /^sampleSection$/,
    why: 'Tests of the server and of the box office draw with it, through the door of the package.',
  },
  {
    files: 'apps/server/src/*/{index,*-steps}.ts',
    name: /Steps$/,
    why: 'Tests that kill a server name the step at which it dies; the doors hand out those names.',
  },
  {
    files: 'apps/server/src/stand-in-gateway/index.ts',
    name: /^registerAlone$/,
    why: 'Its own program takes it inside; tests start the gateway apart, through the door.',
  },
];

type Findings = Pick<ReporterOptions, 'issues' | 'counters'>;

const excuses = ({ files, name }: Exception, file: string, symbol: string): boolean =>
  matchesGlob(file, files) && name.test(symbol);

/** Takes out of the findings what is excused; answers the exceptions that excused nothing. */
export function excuse({ issues, counters }: Findings, allowed: readonly Exception[]): Exception[] {
  const used = new Set<Exception>();
  for (const [file, found] of Object.entries(issues.exports)) {
    for (const symbol of Object.keys(found)) {
      const excused = allowed.find((exception) => excuses(exception, file, symbol));
      if (!excused) continue;
      used.add(excused);
      delete found[symbol];
      counters.exports -= 1;
    }
  }
  return allowed.filter((exception) => !used.has(exception));
}

const judge: Preprocessor = (options) => {
  const stale = excuse(options, exceptions);
  for (const { files, name } of stale)
    console.log(`The exception for ${name.source} in ${files} hides nothing: take it away.`);
  if (stale.length > 0) process.exitCode = 1;
  return options;
};

export default judge;
