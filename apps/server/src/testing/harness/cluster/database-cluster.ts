// Three PostgreSQL under Patroni, three members of etcd and HAProxy, run from the files of deploy/cluster. Whatever dies
// is begun again by its machine, as systemd would; nobody here says who leads.
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../../../../../tools/postgres/find-postgres.ts';
import { ordinaryUser } from '../../../../../../tools/postgres/run-as.ts';
import {
  databaseProxyFile,
  etcdEnvironment,
  patroniEnvironment,
  patroniFile,
  shopProxyFile,
} from './cluster-files.ts';
import type { Place } from './cluster-files.ts';
import type { OwnDisk } from '../own-disk.ts';
import { keepRunning } from './keep-running.ts';
import type { Kept } from './keep-running.ts';
import type { Machine, Machines } from './machines.ts';

export interface DatabaseMachine extends Machine {
  etcd: Kept;
  patroni: Kept;
  /** Its database and its etcd write there. */
  disk: OwnDisk;
}

export interface ProxyMachine extends Machine {
  haproxy: Kept;
}

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

export interface DatabaseCluster {
  databases: readonly DatabaseMachine[];
  proxy: ProxyMachine;
  /** Through the proxy: of the shop, which is none of a superuser's. */
  url: string;
  /** To the replicas. */
  readUrl: string;
  /** As Patroni tells it, by whichever member answers; none while there is none. */
  leader(): Promise<DatabaseMachine | undefined>;
  /** The one whose commits are waited for. */
  synchronous(): Promise<DatabaseMachine | undefined>;
  /** One leader, two that follow it, one of them synchronously: answers what is missing, at last nothing. */
  missing(): Promise<string | undefined>;
  /** Asks etcd who leads among its members. */
  etcdLeader(): Promise<DatabaseMachine | undefined>;
}

const DATABASE = 'stagedoor';
/** A busy machine takes its time to make three databases. */
const FIRST_LEADER_MS = 300_000;
const LOOK_MS = 1000;
/** What a member says that serves; newer versions of Patroni say how it follows. */
const LIVES = new Set(['running', 'streaming']);
const basic = { PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C', TZ: 'UTC' };

async function ask(address: string, port: number, path: string, body?: string): Promise<unknown> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const answer = await fetch(`http://${address}:${port}${path}`, {
    signal,
    ...(body !== undefined && { method: 'POST', body }),
  });
  return answer.json();
}

/** The first that answers with something is believed. */
async function fromAny<T>(
  machines: readonly DatabaseMachine[],
  look: (machine: DatabaseMachine) => Promise<T | undefined>,
): Promise<T | undefined> {
  const answers = await Promise.all(machines.map((machine) => look(machine).catch(() => undefined)));
  return answers.find((answer) => answer !== undefined);
}

function beginDatabase(
  machine: Machine,
  { place, newDisk }: { place: Place; newDisk: (name: string) => OwnDisk },
  number: number,
): DatabaseMachine {
  const { name } = machine;
  const disk = newDisk(name);
  const own = join(place.folder, name);
  const user = ordinaryUser();
  const file = join(own, 'patroni.yml');
  writeFileSync(file, patroniFile(place, name));
  if (user) chownSync(file, user.uid, user.gid);
  const run = (program: string, args: readonly string[], env: Record<string, string>): Kept =>
    keepRunning(() =>
      machine.begin(program, args, { env: { ...basic, ...env }, log: `${name}-${program}.log` }),
    );
  return {
    ...machine,
    disk,
    etcd: run('etcd', [], { ...etcdEnvironment(place, name, number), GOMAXPROCS: '1' }),
    patroni: run('patroni', [file], patroniEnvironment(place, name, number)),
  };
}

function beginProxy(machine: Machine, place: Place): ProxyMachine {
  const files = { 'shop.cfg': shopProxyFile(place), 'database.cfg': databaseProxyFile(place) };
  const args = ['-db'];
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(place.folder, name), text);
    args.push('-f', join(place.folder, name));
  }
  const begin = () => machine.begin('haproxy', args, { env: basic, log: 'haproxy.log' });
  return { ...machine, haproxy: keepRunning(begin) };
}

const members = async ({ address }: Machine): Promise<Member[] | undefined> => {
  const { members: all } = (await ask(address, 8008, '/cluster')) as { members?: Member[] };
  return all;
};

async function makeShopDatabase(host: string, { password }: Place): Promise<void> {
  const client = new Client({ host, port: 5432, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  await client.query(`create role ${DATABASE} login password '${password}'`);
  await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  await client.end();
}

export async function openDatabaseCluster(
  machines: Machines,
  { newDisk, ...settings }: Omit<Place, 'network' | 'programs'> & { newDisk: (name: string) => OwnDisk },
): Promise<DatabaseCluster> {
  const place: Place = { ...settings, network: machines.network, programs: findPostgres() };
  const databases = [1, 2, 3].map((n) =>
    beginDatabase(machines.add(`db${n}`, 20 + n), { place, newDisk }, 20 + n),
  );
  const proxy = beginProxy(machines.add('proxy', 10), place);
  const ofRole = async (wanted: string): Promise<DatabaseMachine | undefined> => {
    const all = await fromAny(databases, members);
    const found = all?.find(({ role, state }) => role === wanted && LIVES.has(state));
    return databases.find(({ name }) => name === found?.name);
  };
  const missing = async (): Promise<string | undefined> => {
    const all = (await fromAny(databases, members)) ?? [];
    const running = all.filter(({ state }) => LIVES.has(state));
    if (running.length < 3)
      return `${running.length} of three databases run: ${all.map(({ name, state }) => `${name} ${state}`).join(', ')}`;
    if (!all.some(({ role }) => role === 'leader')) return 'nobody leads';
    if (!all.some(({ role }) => role === 'sync_standby')) return 'no commit waits for a second server';
    const health = await Promise.all(
      databases.map(({ address }) => ask(address, 2379, '/health').catch(() => undefined)),
    );
    return health.every((answer) => (answer as { health?: string } | undefined)?.health === 'true')
      ? undefined
      : 'a member of etcd is not well';
  };
  const deadline = performance.now() + FIRST_LEADER_MS;
  for (let why = await missing(); why !== undefined; why = await missing()) {
    if (performance.now() > deadline) throw new Error(`The cluster did not come up: ${why}`);
    await sleep(LOOK_MS);
  }
  const leader = await ofRole('leader');
  await makeShopDatabase(leader!.address, place);
  const url = (port: number): string =>
    `postgres://${DATABASE}:${place.password}@${proxy.address}:${port}/${DATABASE}`;
  return {
    databases,
    proxy,
    url: url(5432),
    readUrl: url(5433),
    leader: () => ofRole('leader'),
    synchronous: () => ofRole('sync_standby'),
    missing,
    etcdLeader: async () => {
      const leads = await fromAny(databases, async (machine) => {
        const status = (await ask(machine.address, 2379, '/v3/maintenance/status', '{}')) as {
          leader?: string;
          header?: { member_id?: string };
        };
        return status.leader !== undefined && status.leader === status.header?.member_id
          ? machine
          : undefined;
      });
      return leads;
    },
  };
}
