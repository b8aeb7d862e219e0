// The files of deploy/cluster as an operator has them, with this proof's addresses, folders and passwords put in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../../../tools/runtime/folders.mjs';

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

/** The network that the files speak of. */
const WRITTEN = '10.0.0.';

/** Each must be there: a file that changed must not be proven by what it said before. */
function put(text: string, changes: Readonly<Record<string, string>>): string {
  let changed = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!changed.includes(from)) throw new Error(`A file of deploy/cluster says no longer "${from}"`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

export interface Place {
  network: string;
  folder: string;
  password: string;
  /** Where PostgreSQL's programs are. */
  programs: string;
}

export const patroniFile = ({ network, folder, password, programs }: Place, name: string): string =>
  put(read('cluster/patroni.yml'), {
    [WRITTEN]: network,
    '/var/lib/postgresql/15/stagedoor': join(folder, name, 'data'),
    '/usr/lib/postgresql/15/bin': programs,
    '/var/lib/postgresql/patroni.pgpass': join(folder, name, 'pgpass'),
    '/var/run/postgresql': join(folder, name),
    PASSWORD: password,
    // A machine of a proof has less memory.
    '128MB': '32MB',
  });

/** What the kernel of every machine is told; as it is. */
export const kernelFile = join(root, 'deploy/cluster/sysctl.conf');

const environmentIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** What differs between the three: the name, and the address of lines that speak of the machine itself. */
const ownLines = (text: string, name: string, number: number): string =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith('ETCD_INITIAL_CLUSTER=')
        ? line
        : line.replace(/=db1$/, `=${name}`).replace(`${WRITTEN}21`, `${WRITTEN}${number}`),
    )
    .join('\n');

export const patroniEnvironment = (
  { network }: Place,
  name: string,
  number: number,
): Record<string, string> =>
  environmentIn(put(ownLines(read('cluster/patroni.env'), name, number), { [WRITTEN]: network }));

export const etcdEnvironment = (
  { network, folder }: Place,
  name: string,
  number: number,
): Record<string, string> =>
  environmentIn(
    put(ownLines(read('cluster/etcd.env'), name, number), {
      [WRITTEN]: network,
      '/var/lib/etcd/stagedoor': join(folder, name, 'etcd'),
    }),
  );

/** In front of the shop without a certificate, and with a third node. */
export const shopProxyFile = ({ network }: Place): string =>
  put(read('haproxy.cfg'), {
    'bind :443 ssl crt /etc/ssl/stagedoor/': `bind ${WRITTEN}10:3000`,
    'http-request set-header X-Forwarded-Proto https': 'http-request set-header X-Forwarded-Proto http',
    'server node2 10.0.0.12:3000': 'server node2 10.0.0.12:3000\n    server node3 10.0.0.13:3000',
    [WRITTEN]: network,
  });

export const databaseProxyFile = ({ network }: Place): string =>
  put(read('cluster/haproxy.cfg'), { [WRITTEN]: network });
