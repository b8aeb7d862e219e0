// npm run proof -- kill-all: every step of every long or paid action, round robin, on both engines. Many actions stand at
// their steps when the process dies, and each of these steps counts. `--kills=10000` in as many sittings as one likes:
// what was proven stands in .cache/kill-all/SEED.jsonl, and the next sitting goes on behind it. `--seed=7` begins or
// goes on with that run, `--engine=server` or `embedded` is one engine alone, `--gateway=stripe` the other language,
// `--minutes=30` ends a sitting.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { allActions, killEnvironment, loadForAll } from '../apps/server/src/testing/kill-all/actions/all.ts';
import { openKillLog, seedToGoOnWith } from '../apps/server/src/testing/kill-all/kill-log.ts';
import { runSitting } from '../apps/server/src/testing/kill-all/run-sitting.ts';
import { killEngines, openWorlds } from '../apps/server/src/testing/kill-all/worlds.ts';
import { putTogether } from '../apps/server/src/testing/put-together.ts';
import { openReceiver } from '../apps/server/src/webhooks/testing/receiver.ts';
import { gatewayOption } from './harness/gateway-option.ts';
import { tellKills } from './harness/tell-kills.ts';
import { seedOf, shareOf } from './harness/tell-report.ts';

const options = {
  kills: { type: 'string' },
  engine: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  deaths: { type: 'string' },
  only: { type: 'string' },
} as const;
const { values } = parseArgs({ options, strict: false, allowPositionals: true });
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown, otherwise: number): number => Number(textOf(value) ?? otherwise);

const kills = numberOf(values.kills, shareOf(1000));
const engine = textOf(values.engine) ?? 'both';
const engines = killEngines.filter((each) => engine === 'both' || engine === each);
if (engines.length === 0) throw new Error('--engine is server, embedded or both.');
const gateway = gatewayOption();
const only = textOf(values.only);
process.env.PROGRAMS_FOLDER ??= await putTogether();
// Its name is made of what is in it.
const code = basename(process.env.PROGRAMS_FOLDER);
const log = openKillLog(numberOf(values.seed, seedToGoOnWith(code, kills) ?? seedOf()));
console.log(`seed ${log.seed}, ${log.rounds.length} rounds before`);
const receiver = await openReceiver();
const actions = allActions(receiver).filter(({ name }) => only === undefined || name.includes(only));
const worlds = await openWorlds({
  speaks: gateway,
  more: (database) => loadForAll(database, receiver),
  environment: killEnvironment,
});
try {
  await runSitting(worlds, actions, log, {
    kills,
    engines,
    gateway,
    code,
    minutes: numberOf(values.minutes, Infinity),
    deathsARound: numberOf(values.deaths, 30),
    tell: console.log,
  });
} finally {
  await worlds.close();
  await receiver.close();
}
const again = `npm run proof -- kill-all --kills=${kills} --seed=${log.seed} --engine=${engine} --gateway=${gateway}`;
tellKills(log, actions, engines, { kills, again });
