// Machines of one cluster as network namespaces on one bridge: each has an address of its own, can lose its power, stand
// still, and be cut off from one of the others or from all of them, without anybody being told.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { birthOf, isAlive, readOrEmpty, tell } from '../../../../../../tools/processes.ts';
import { onExit } from '../../../../../../tools/on-exit.ts';
import { ordinaryUser } from '../../../../../../tools/postgres/run-as.ts';
import { kernelFile } from './cluster-files.ts';

export interface Machine {
  name: string;
  address: string;
  /** What is written before a program's name, so that it runs there. */
  inside: readonly string[];
  begin(
    program: string,
    args: readonly string[],
    how: { env: Record<string, string>; log: string },
  ): ChildProcess;
  /** Every process there, or those of one name. */
  signal(signal: NodeJS.Signals, program?: string): number;
  /** Swallows all that goes to the others and comes from them; of some, if they are named. */
  cut(others?: readonly Machine[]): void;
  join(): void;
}

export interface Machines {
  /** The first three numbers of every address, with a dot behind them. */
  network: string;
  /** Where the proof itself is. */
  outside: string;
  add(name: string, lastNumber: number): Machine;
  remove(): void;
}

const PREFIX = 'shop';
const TABLE = 'cut';
const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' });

/** Why there can be no such machines here; undefined where there can. */
export function whyNoMachines(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  const name = `${PREFIX}-try-${process.pid}`;
  try {
    ip('netns', 'add', name);
    execFileSync('ip', ['netns', 'exec', name, 'nft', 'add', 'table', 'inet', TABLE], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `no network namespaces with nftables: ${messageOf(error).split('\n').at(-1)}`;
  } finally {
    try {
      ip('netns', 'del', name);
    } catch {
      // It was not made.
    }
  }
}

const pidsIn = (name: string): number[] => ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number);

/** What a proof that was killed left behind: its machines bear its process's number and birth. */
function removeAbandoned(): void {
  for (const line of ip('netns', 'list').split('\n')) {
    const [name = ''] = line.split(' ');
    const [, pid, birth] = /^shop-(\d+)-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || (isAlive(Number(pid)) && birthOf(Number(pid)) === birth)) continue;
    for (const member of pidsIn(name)) tell(member, 'SIGKILL');
    ip('netns', 'del', name);
  }
  for (const [, name = '', pid] of ip('-o', 'link', 'show', 'type', 'bridge').matchAll(/ (shop(\d+)):/g))
    if (!isAlive(Number(pid))) ip('link', 'del', name);
}

function machineOf(space: string, name: string, address: string, folder: string): Machine {
  const inside = ['ip', 'netns', 'exec', space];
  const user = ordinaryUser();
  const asUser = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const nft = (script: string): void => {
    execFileSync('ip', ['netns', 'exec', space, 'nft', '-f', '-'], { input: script, stdio: 'pipe' });
  };
  const heal = `table inet ${TABLE} {}\ndelete table inet ${TABLE}\n`;
  return {
    name,
    address,
    inside,
    begin: (program, args, { env, log }) => {
      const file = openSync(join(folder, log), 'a');
      const [first = '', ...rest] = [...inside, ...asUser, program, ...args];
      const child = spawn(first, rest, { env, cwd: folder, stdio: ['ignore', file, file] });
      closeSync(file);
      return child;
    },
    signal: (signal, program) => {
      const told = pidsIn(space).filter(
        (pid) => program === undefined || readOrEmpty(`/proc/${pid}/comm`).trim() === program,
      );
      for (const pid of told) tell(pid, signal);
      return told.length;
    },
    cut: (others) => {
      const [from, to] = others
        ? ['saddr', 'daddr'].map(
            (side) => `ip ${side} { ${others.map((other) => other.address).join(', ')} }`,
          )
        : ['iifname != "lo"', 'oifname != "lo"'];
      const chain = (hook: string, what: string): string =>
        `chain ${hook} { type filter hook ${hook} priority 0; ${what} drop; }`;
      nft(`${heal}table inet ${TABLE} {\n${chain('input', from!)}\n${chain('output', to!)}\n}\n`);
    },
    join: () => nft(heal),
  };
}

/** `folder` is where their programs write. */
export function openMachines(folder: string): Machines {
  removeAbandoned();
  const ours = `${PREFIX}-${process.pid}-${birthOf(process.pid)}-`;
  // Addresses and names of links are this process's own: two proofs may run beside each other.
  const network = `10.${100 + (process.pid % 100)}.${Math.floor(process.pid / 100) % 250}.`;
  const bridge = `shop${process.pid}`;
  const spaces: string[] = [];
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${network}1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const removeAll = (): void => {
    for (const space of spaces.splice(0)) {
      for (const pid of pidsIn(space)) tell(pid, 'SIGKILL');
      ip('netns', 'del', space);
    }
    ip('link', 'del', bridge);
  };
  const forget = onExit(removeAll);
  return {
    network,
    outside: `${network}1`,
    add: (name, lastNumber) => {
      const space = `${ours}${name}`;
      const address = `${network}${lastNumber}`;
      const link = `s${process.pid}-${lastNumber}`;
      ip('netns', 'add', space);
      spaces.push(space);
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      ip('link', 'set', link, 'master', bridge, 'up');
      for (const words of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
        ip('-n', space, ...words.split(' '));
      ip('netns', 'exec', space, 'sysctl', '-q', '-p', kernelFile);
      return machineOf(space, name, address, folder);
    },
    remove: () => {
      forget();
      removeAll();
    },
  };
}
