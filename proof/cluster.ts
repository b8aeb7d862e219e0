// npm run proof -- cluster: Patroni with three PostgreSQL, etcd and HAProxy out of deploy/cluster, three nodes of the shop
// and a crowd; leaders, standbys, members of etcd, the proxy and nodes are killed, frozen and cut off; disks fill, clocks
// differ, and a proxy closes half of its connections. --faults=50,
// --only=leader for those of one name, --seed=… for the same again.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { whyNoMachines } from '../apps/server/src/testing/harness/cluster/machines.ts';
import { proveCluster } from '../apps/server/src/testing/harness/cluster/prove-cluster.ts';
import { putTogether } from '../apps/server/src/testing/put-together.ts';
import { notPossibleHere } from '../tools/proofs/not-possible-here.ts';
import { tellCluster } from './harness/tell-cluster.ts';
import { seedOf } from './harness/tell-report.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nft: 'nftables',
  setpriv: 'util-linux',
};
// Debian has a folder for each kind of machine.
const [clockLibrary] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const path = `${process.env['PATH']}:/usr/sbin`;
const absent = Object.entries(packages)
  .filter(
    ([program]) => spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH: path } }).status !== 0,
  )
  .map(([, name]) => name);
if (clockLibrary === undefined) absent.push('libfaketime');

async function prove(library: string): Promise<void> {
  process.env['PATH'] = path;
  // Its nodes are begun again and again: a quarter of the time where their code is one file.
  process.env['PROGRAMS_FOLDER'] ??= await putTogether();
  const seed = Number(option('seed') ?? seedOf());
  const faults = Number(option('faults') ?? 50);
  console.log(`seed ${seed}; the network is cut by nftables, each machine in a namespace of its own`);
  const report = await proveCluster({
    seed,
    faults,
    only: option('only'),
    buyers: 12,
    clockLibrary: library,
    tell: console.log,
  });
  const only = option('only');
  tellCluster(report, [`--faults=${faults}`, ...(only === undefined ? [] : [`--only='${only}'`])]);
}

const why = absent.length > 0 ? `apt-get install ${absent.join(' ')}` : whyNoMachines();
if (why === undefined && clockLibrary !== undefined) await prove(clockLibrary);
else notPossibleHere(why ?? '');
process.exit();
