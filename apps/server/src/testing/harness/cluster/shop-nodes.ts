// Three nodes of the shop, each on a machine of its own; one that is killed begins again by itself, as under systemd.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../../order-proof/stage.ts';
import { beginServer, launchInside } from '../../server-process.ts';
import type { ServerProcess } from '../../server-process.ts';
import type { Machine } from './machines.ts';

export interface ShopNode extends Machine {
  /** From now on its end is somebody's doing. */
  expectEnd(): void;
}

export interface ShopNodes {
  nodes: readonly ShopNode[];
  /** Those that do not say that they are ready. */
  unready(): Promise<string[]>;
  strayEnds(): readonly string[];
  close(): Promise<void>;
}

export const NODE_PORT = 3000;
const LAST_WORDS = 2000;
const LOOK_MS = 1500;
const PAUSE_MS = 1000;

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${address}:${NODE_PORT}/readyz`, {
      signal: AbortSignal.timeout(LOOK_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

export async function openShopNodes(
  machines: readonly Machine[],
  stage: Stage,
  environment: Readonly<Record<string, string>>,
): Promise<ShopNodes> {
  let isOver = false;
  const strayEnds: string[] = [];
  const living = new Map<string, ServerProcess>();
  const expected = new Set<string>();
  const begin = async (machine: Machine): Promise<void> => {
    const settings = { ...stage.environment, ...environment, LOG_LEVEL: 'error', HOST: '0.0.0.0' };
    const node = await beginServer({ ...settings, PORT: String(NODE_PORT) }, launchInside(machine.inside));
    living.set(machine.name, node);
    void comeBack(machine, node);
  };
  const comeBack = async (machine: Machine, node: ServerProcess): Promise<void> => {
    const code = await node.gone;
    living.delete(machine.name);
    if (isOver) return;
    if (!expected.delete(machine.name))
      strayEnds.push(`${machine.name} ended by itself with ${code}: ${node.output().slice(-LAST_WORDS)}`);
    await sleep(PAUSE_MS);
    await begin(machine);
  };
  await Promise.all(machines.map(begin));
  return {
    nodes: machines.map((machine) => ({ ...machine, expectEnd: () => void expected.add(machine.name) })),
    unready: async () => {
      const looks = await Promise.all(machines.map(({ address }) => isReady(address)));
      return machines.filter((_, n) => !looks[n]).map(({ name }) => name);
    },
    strayEnds: () => strayEnds,
    close: async () => {
      isOver = true;
      await Promise.all([...living.values()].map((node) => node.end('SIGTERM')));
    },
  };
}
