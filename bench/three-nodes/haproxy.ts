// HAProxy before the nodes: in turn, without sticky sessions, and only to those that are ready.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Balancer } from '../../apps/server/src/testing/harness/balancer.ts';
import { freePort } from '../../tools/free-port.ts';
import { onExit } from '../../tools/on-exit.ts';

const LOOK_EVERY_MS = 100;

const configuration = (port: number, nodes: readonly number[]): string => `
defaults
  mode http
  timeout connect 1s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
frontend shop
  bind 127.0.0.1:${port}
  stats enable
  stats uri /haproxy
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
${nodes.map((node, n) => `  server node${n + 1} 127.0.0.1:${node} check inter 500ms fall 3 rise 1`).join('\n')}
`;

export async function openHaproxy(nodes: readonly number[]): Promise<Balancer & { pid: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  writeFileSync(file, configuration(port, nodes));
  const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  const proxy = spawn('haproxy', ['-db', '-f', file], { env: environment, stdio: 'ignore' });
  const gone = once(proxy, 'exit');
  const forget = onExit(() => proxy.kill('SIGTERM'));
  const states = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/haproxy;csv`).catch(() => undefined);
    return (await answer?.text()) ?? '';
  };
  return {
    port,
    pid: proxy.pid!,
    ready: async (many) => {
      while ([...(await states()).matchAll(/^nodes,node\d+,.*,UP,/gm)].length < many) {
        if (proxy.exitCode !== null) throw new Error('HAProxy did not start');
        await sleep(LOOK_EVERY_MS);
      }
    },
    close: async () => {
      forget();
      proxy.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
