// One sitting: round after round until as many steps were hit as were wanted, on the engine that has the fewest.
import type { GatewayKind } from '../../payments/index.ts';
import type { Action } from './action.ts';
import { countHits, hitsOn } from './kill-log.ts';
import type { KillLog } from './kill-log.ts';
import { playToTheEnd } from './play-world.ts';
import { stepsInTurn } from './steps-in-turn.ts';
import type { StepsInTurn } from './steps-in-turn.ts';
import type { KillEngine, Worlds } from './worlds.ts';

export interface SittingSize {
  kills: number;
  engines: readonly KillEngine[];
  gateway: GatewayKind;
  code: string;
  /** After so many minutes no further round begins. */
  minutes: number;
  deathsARound: number;
  tell: (line: string) => void;
}

export async function runSitting(
  worlds: Worlds,
  actions: readonly Action[],
  log: KillLog,
  { kills, engines, gateway, code, minutes, deathsARound, tell }: SittingSize,
): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const turns = new Map<KillEngine, StepsInTurn>();
  const own = (engine: KillEngine) => log.rounds.filter((round) => round.engine === engine);
  while (countHits(log.rounds) < kills && performance.now() < end) {
    const engine = engines.toSorted((a, b) => countHits(own(a)) - countHits(own(b)))[0]!;
    const inTurn = turns.get(engine) ?? stepsInTurn(actions, hitsOn(log.rounds, engine));
    turns.set(engine, inTurn);
    const number = log.rounds.length;
    const world = await worlds.open(engine);
    const report = await playToTheEnd(world, actions, inTurn, {
      seed: log.seed + number,
      deaths: deathsARound,
      tell: (line) => tell(`  ${line}`),
    });
    log.add({ engine, gateway, code }, report);
    const hit = [...report.hits.values()].reduce((sum, many) => sum + many, 0);
    const found = report.lost.length + report.double.length + report.wrong.length;
    const minute = Math.round((hit / report.seconds) * 60);
    tell(
      `round ${number + 1}, ${engine}: ${hit} steps in ${report.deaths} deaths, ${report.seconds.toFixed(0)} s ` +
        `(${minute} a minute); ${countHits(log.rounds)} of ${kills}${found > 0 ? `; ✗ ${found} problems` : ''}`,
    );
  }
}
