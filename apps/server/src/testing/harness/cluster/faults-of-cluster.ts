// What can happen to a cluster: to whom, what it does, how it is undone, and which alert belongs to it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../../order-proof/stage.ts';
import type { Dice } from '../../order-proof/dice.ts';
import { catchCharges } from './between-intent-and-answer.ts';
import type { DatabaseCluster, DatabaseMachine } from './database-cluster.ts';
import type { Forward } from './forward.ts';
import type { ShopNode, ShopNodes } from './shop-nodes.ts';
import { cutOff, fillDisk, freeze, kill, losePower, setAhead } from './strikes.ts';
import type { Struck } from './strikes.ts';

export interface Scene {
  stage: Stage;
  cluster: DatabaseCluster;
  shop: ShopNodes;
  gatewayRoad: Forward;
  /** The way of one node to the database. */
  databaseRoad: Forward;
  dice: Dice;
  /** Charges that were caught between their intent and their answer. */
  caught: string[];
}

export interface ClusterFault {
  name: string;
  alert: string;
  /** Nobody can sell until it is undone: then what counts begins there. */
  stopsSales?: boolean;
  /** Where it must stay for longer than others, to come to what it is about. */
  lastsMs?: number;
  strike(scene: Scene): Promise<Struck>;
}

const STOPPED_MS = 6000;
const UNTIL_REWOUND_MS = 20_000;
const PATIENCE_MS = 120_000;
/** Longer than `ttl`: another one is elected while the PostgreSQL of the old leader lives and answers. */
const BEYOND_TTL_MS = 35_000;

/** Whoever was whole a moment ago may change its roles once more: looked for until there is one. */
async function awaited(find: () => Promise<DatabaseMachine | undefined>): Promise<DatabaseMachine> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (performance.now() > deadline) throw new Error('There is no such server in the cluster');
    await sleep(500);
  }
}

const theLeader = ({ cluster }: Scene): Promise<DatabaseMachine> => awaited(cluster.leader);

const aStandby = ({ cluster }: Scene, isSynchronous: boolean): Promise<DatabaseMachine> =>
  awaited(async () => {
    const [leader, synchronous] = [await cluster.leader(), await cluster.synchronous()];
    if (isSynchronous || !leader || !synchronous) return synchronous;
    return cluster.databases.find(({ name }) => name !== leader.name && name !== synchronous.name);
  });

const aNode = ({ shop, dice }: Scene): ShopNode => dice.pick(shop.nodes);

async function etcdMajority({ cluster }: Scene): Promise<Struck> {
  const two = cluster.databases.slice(0, 2).map((machine) => freeze(machine, 'etcd'));
  return {
    victim: two.map(({ victim }) => victim).join(' and '),
    undo: async () => {
      for (const { undo } of two) await undo();
    },
  };
}

async function betweenIntentAndAnswer(scene: Scene): Promise<Struck> {
  const leader = await theLeader(scene);
  const refs = await catchCharges(scene.stage, scene.gatewayRoad);
  const struck = losePower(leader);
  scene.caught.push(...refs);
  // The answers arrive while nobody can write down what they say.
  await sleep(500);
  scene.gatewayRoad.letGo();
  return { ...struck, victim: `${leader.name}, with ${refs.length} charges on the way` };
}

/** The server whose files are read is gone while they are read, and nobody tells the reader. */
async function whileRewound(scene: Scene): Promise<Struck> {
  const last = await theLeader(scene);
  const first = losePower(last);
  const next = await awaited(async () => {
    const found = await scene.cluster.leader();
    return found?.name === last.name ? undefined : found;
  });
  await aStandby(scene, true);
  await first.undo();
  const begun = performance.now();
  while (last.signal('SIGCONT', 'pg_rewind') === 0 && performance.now() - begun < UNTIL_REWOUND_MS)
    await sleep(20);
  const second = cutOff(next);
  return { victim: `${next.name}, after ${last.name}`, undo: second.undo };
}

const DATABASE = 'DatabaseMemberDown';
const ETCD = 'EtcdMemberDown';
const PROXY = 'ProxyDown';
const NODE = 'ShopDown';
const CLOCK = 'ClockApart';
/** The numbers of the business are counted every ten seconds, and looked at every other second. */
const UNTIL_COUNTED_MS = 25_000;
const TWO_MINUTES = 120;

const clusterFaults: readonly ClusterFault[] = [
  {
    name: 'leader without power',
    alert: DATABASE,
    strike: async (scene) => losePower(await theLeader(scene)),
  },
  { name: 'failover between intent and answer', alert: DATABASE, strike: betweenIntentAndAnswer },
  { name: 'next leader cut off while the last one is rewound', alert: DATABASE, strike: whileRewound },
  { name: 'leader frozen', alert: DATABASE, strike: async (scene) => freeze(await theLeader(scene)) },
  { name: 'leader cut off', alert: DATABASE, strike: async (scene) => cutOff(await theLeader(scene)) },
  {
    name: 'leader cut off from the databases alone',
    alert: 'NoSecondServer',
    strike: async (scene) => {
      const leader = await theLeader(scene);
      return cutOff(
        leader,
        scene.cluster.databases.filter(({ name }) => name !== leader.name),
      );
    },
  },
  {
    name: 'leader’s PostgreSQL killed',
    alert: DATABASE,
    strike: async (scene) => kill(await theLeader(scene), 'postgres'),
  },
  {
    name: 'leader’s Patroni frozen alone',
    alert: DATABASE,
    lastsMs: BEYOND_TTL_MS,
    strike: async (scene) => freeze(await theLeader(scene), 'patroni'),
  },
  {
    name: 'leader’s Patroni killed alone',
    alert: DATABASE,
    strike: async (scene) => kill(await theLeader(scene), 'patroni'),
  },
  {
    name: 'synchronous standby without power',
    alert: DATABASE,
    strike: async (scene) => losePower(await aStandby(scene, true)),
  },
  {
    name: 'synchronous standby frozen',
    alert: DATABASE,
    strike: async (scene) => freeze(await aStandby(scene, true)),
  },
  {
    name: 'other standby cut off',
    alert: DATABASE,
    strike: async (scene) => cutOff(await aStandby(scene, false)),
  },
  {
    name: 'leader of etcd killed',
    alert: ETCD,
    strike: async ({ cluster }) => kill((await cluster.etcdLeader()) ?? cluster.databases[0]!, 'etcd'),
  },
  {
    name: 'member of etcd frozen',
    alert: ETCD,
    strike: async ({ cluster, dice }) => freeze(dice.pick(cluster.databases), 'etcd'),
  },
  { name: 'majority of etcd frozen', alert: ETCD, strike: etcdMajority },
  { name: 'proxy killed', alert: PROXY, strike: async ({ cluster }) => kill(cluster.proxy, 'haproxy') },
  {
    name: 'proxy frozen',
    alert: PROXY,
    stopsSales: true,
    strike: async ({ cluster }) => freeze(cluster.proxy, 'haproxy'),
  },
  {
    name: 'proxy cut off',
    alert: PROXY,
    stopsSales: true,
    strike: async ({ cluster }) => cutOff(cluster.proxy),
  },
  {
    name: 'node killed',
    alert: NODE,
    strike: async (scene) => {
      const node = aNode(scene);
      node.expectEnd();
      node.signal('SIGKILL');
      return { victim: node.name, undo: () => {} };
    },
  },
  {
    name: 'leader’s disk full',
    alert: 'Faults',
    stopsSales: true,
    lastsMs: UNTIL_COUNTED_MS,
    strike: async (scene) => fillDisk(await theLeader(scene)),
  },
  {
    name: 'synchronous standby’s disk full',
    alert: DATABASE,
    lastsMs: UNTIL_COUNTED_MS,
    strike: async (scene) => fillDisk(await aStandby(scene, true)),
  },
  {
    name: 'node’s clock two minutes ahead',
    alert: CLOCK,
    lastsMs: UNTIL_COUNTED_MS,
    strike: async (scene) => setAhead(aNode(scene), TWO_MINUTES),
  },
  {
    name: 'node’s clock two minutes behind',
    alert: CLOCK,
    lastsMs: UNTIL_COUNTED_MS,
    strike: async (scene) => setAhead(aNode(scene), -TWO_MINUTES),
  },
  {
    name: 'proxy half-closes a node’s way to the database',
    alert: 'DatabaseAway',
    lastsMs: UNTIL_COUNTED_MS,
    strike: async ({ databaseRoad, shop }) => {
      databaseRoad.halfClose();
      return { victim: shop.nodes.at(-1)!.name, undo: () => databaseRoad.mend() };
    },
  },
  { name: 'node frozen', alert: NODE, strike: async (scene) => freeze(aNode(scene)) },
  { name: 'node cut off', alert: NODE, strike: async (scene) => cutOff(aNode(scene)) },
];

/** Whoever stops sales is left so for a while. */
export const stopped = ({ lastsMs = STOPPED_MS }: ClusterFault): Promise<void> => sleep(lastsMs);

/** Each kind once in a chance order, and again until there are so many. */
export function planOf(many: number, dice: Dice, only?: string): ClusterFault[] {
  const kinds = clusterFaults.filter(({ name }) => only === undefined || name.includes(only));
  const plan: ClusterFault[] = [];
  while (plan.length < many && kinds.length > 0) {
    const round = kinds.map((fault) => ({ fault, place: dice.number(1_000_000) }));
    plan.push(...round.toSorted((a, b) => a.place - b.place).map(({ fault }) => fault));
  }
  return plan.slice(0, many);
}
