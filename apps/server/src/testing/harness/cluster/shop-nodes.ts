// Three nodes of the shop, each on a machine of its own with a clock of its own; one that is killed begins again by itself,
// as under systemd.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../../order-proof/stage.ts';
import { beginServer, launchInside } from '../../server-process.ts';
import type { ServerProcess } from '../../server-process.ts';
import type { Machine } from './machines.ts';

export interface ShopNode extends Machine {
  /** From now on its end is somebody's doing. */
  expectEnd(): void;
  /** Its machine's clock goes so far ahead of all others'; below nothing, behind them. */
  setAhead(seconds: number): void;
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

/** What is written into the file is heard of after a second. */
const ownClock = (library: string, file: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

interface NodePlace {
  folder: string;
  /** It tells a process another time than its machine's. */
  clockLibrary: string;
  environmentOf(machine: Machine): Readonly<Record<string, string>>;
}

export async function openShopNodes(
  machines: readonly Machine[],
  stage: Stage,
  { folder, clockLibrary, environmentOf }: NodePlace,
): Promise<ShopNodes> {
  const clockOf = ({ name }: Machine): string => join(folder, `${name}-clock`);
  const setAhead = (machine: Machine, seconds: number): void =>
    writeFileSync(clockOf(machine), `${seconds < 0 ? '' : '+'}${seconds}\n`);
  for (const machine of machines) setAhead(machine, 0);
  let isOver = false;
  const strayEnds: string[] = [];
  const living = new Map<string, ServerProcess>();
  const expected = new Set<string>();
  const begin = async (machine: Machine): Promise<void> => {
    const clock = ownClock(clockLibrary, clockOf(machine));
    const own = { ...environmentOf(machine), ...clock };
    const settings = { ...stage.environment, ...own, LOG_LEVEL: 'error', HOST: '0.0.0.0' };
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
    nodes: machines.map((machine) => ({
      ...machine,
      expectEnd: () => void expected.add(machine.name),
      setAhead: (seconds) => setAhead(machine, seconds),
    })),
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
