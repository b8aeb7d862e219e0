import { countHits, hitsOn } from '../../apps/server/src/testing/kill-all/kill-log.ts';
import type { KillLog, LoggedRound } from '../../apps/server/src/testing/kill-all/kill-log.ts';
import type { Action } from '../../apps/server/src/testing/kill-all/action.ts';
import type { KillEngine } from '../../apps/server/src/testing/kill-all/worlds.ts';

const names: Readonly<Record<KillEngine, string>> = { server: 'PostgreSQL', embedded: 'embedded' };

const sum = (rounds: readonly LoggedRound[], of: (round: LoggedRound) => number): number =>
  rounds.reduce((all, round) => all + of(round), 0);

/** Where each fault was found: the round, and on which engine. */
const foundIn = ({ rounds }: KillLog, of: (round: LoggedRound) => readonly string[]): string[] =>
  rounds.flatMap((round, nth) => of(round).map((what) => `round ${nth + 1} (${round.engine}): ${what}`));

/**
 * Every step with how often it was hit, the deaths, what was lost, doubled or otherwise wrong, and how to go on. A death
 * of the process hits every step that an action stood at; both are counted. A step that nobody was hit at is a fault.
 */
export function tellKills(
  log: KillLog,
  actions: readonly Action[],
  engines: readonly KillEngine[],
  { kills, again }: { kills: number; again: string },
): void {
  const hits = new Map(engines.map((engine) => [engine, hitsOn(log.rounds, engine)]));
  console.log(`\n| action | step | ${engines.map((engine) => names[engine]).join(' | ')} |`);
  console.log(`| --- | --- | ${engines.map(() => '---:').join(' | ')} |`);
  const never: string[] = [];
  for (const { name, steps } of actions) {
    for (const step of steps) {
      const many = engines.map((engine) => hits.get(engine)!.get(step) ?? 0);
      console.log(`| ${name} | ${step} | ${many.join(' | ')} |`);
      never.push(
        ...engines
          .filter((_, nth) => many[nth] === 0)
          .map((engine) => `never hit on ${names[engine]}: ${step}`),
      );
    }
  }
  const { rounds } = log;
  const [lost, double, wrong] = [
    foundIn(log, (round) => round.lost),
    foundIn(log, (round) => round.double),
    foundIn(log, (round) => round.wrong),
  ];
  const told = new Map<string, number>();
  for (const { acknowledged } of rounds)
    for (const [what, many] of Object.entries(acknowledged)) told.set(what, (told.get(what) ?? 0) + many);
  const hit = countHits(rounds);
  const seconds = sum(rounds, (round) => round.seconds);
  console.log(
    `\n${hit} steps hit by ${sum(rounds, ({ deaths }) => deaths)} deaths of the process in ${rounds.length} rounds, ` +
      `${(seconds / 60).toFixed(1)} minutes (${Math.round((hit / Math.max(1, seconds)) * 60)} a minute)`,
  );
  console.log(`told to somebody: ${[...told].map(([what, many]) => `${many} × ${what}`).join(', ')}`);
  console.log(
    `ledgers ${sum(rounds, ({ ledgerCents }) => ledgerCents)} cents, gateways ${sum(rounds, ({ gatewayCents }) => gatewayCents)} cents`,
  );
  const states = new Set(rounds.map(({ code }) => code)).size;
  if (states > 1)
    console.log(`${states} states of the sources were killed: something was changed between the sittings`);
  console.log(
    `lost ${lost.length}, double ${double.length}, otherwise wrong ${wrong.length}, seed ${log.seed}`,
  );
  for (const problem of [...lost, ...double, ...wrong, ...never]) console.log(`✗ ${problem}`);
  const isShort = hit < kills;
  if (isShort) console.log(`✗ ${kills - hit} of ${kills} are still to come`);
  console.log(`on from here: ${again}`);
  process.exitCode = isShort || lost.length + double.length + wrong.length + never.length > 0 ? 1 : 0;
}
