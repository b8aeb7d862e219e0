import { judgeSoak } from '../../apps/server/src/testing/harness/soak/judge-soak.ts';
import type { Judged } from '../../apps/server/src/testing/harness/soak/judge-soak.ts';
import type { SoakReport } from '../../apps/server/src/testing/harness/soak/prove-soak.ts';
import { tellReport } from './tell-report.ts';

const rounded = (value: number): string => value.toFixed(1);
const row = ({ name, mean, grown, perHour, why }: Judged): string =>
  `${name.padEnd(32)}${rounded(mean).padStart(11)}${rounded(grown).padStart(11)}${rounded(perHour).padStart(11)}  ${why}`;

/** What is flat in few words, what may grow with its reason, and what grew without one. */
export function tellSoak(
  report: SoakReport,
  { hours, minutes, file }: { hours: number; minutes: number; file: string },
): void {
  const judged = judgeSoak(report);
  const of = (verdict: Judged['verdict']): Judged[] => judged.filter((each) => each.verdict === verdict);
  const heads = `${''.padEnd(32)}${'mean'.padStart(11)}${'grown'.padStart(11)}${'an hour'.padStart(11)}`;
  const ofRows = (each: Judged): boolean => each.name.startsWith('rows of ');
  console.log(`\nflat over the second half, beside ${of('flat').filter(ofRows).length} tables\n${heads}`);
  for (const each of of('flat').filter((one) => !ofRows(one))) console.log(row(each));
  console.log(`\nmay grow, and did\n${heads}`);
  for (const each of of('may grow').filter(({ grown }) => grown >= 1)) console.log(row(each));
  const problems = [
    ...report.problems,
    ...of('grows').map(
      ({ name, grown, mean, why }) =>
        `${name} grew by ${rounded(grown)} over the second half (${rounded(mean)} on average; allowed: ${why})`,
    ),
  ];
  console.log(`\n${report.samples.length} samples of ${judged.length} numbers in ${file}`);
  console.log(`${report.backlog} rows came of age, ${report.letIn} people were let in`);
  console.log(Object.fromEntries(report.answers));
  tellReport('soak', [{ ...report, problems }], []);
  console.log(`again: npm run proof -- soak --hours=${hours} --minutes=${minutes} --seed=${report.seed}`);
}
