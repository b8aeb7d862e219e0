// The rules of ops/alerts.yaml over a Prometheus that asks every machine of the cluster: which alerts were seen.
import { spawn, spawnSync } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../../../tools/free-port.ts';
import { onExit } from '../../../../../../tools/on-exit.ts';
import { root } from '../../../../../../tools/runtime/folders.mjs';

/** Seen, and for long enough to be told to somebody. */
export type Sight = 'pending' | 'firing';

export interface Watch {
  /** Forgets what was seen. */
  restart(): void;
  seen(): ReadonlyMap<string, Sight>;
  close(): void;
}

interface Targets {
  /** Addresses with ports, by the names of the jobs that the rules speak of. */
  jobs: Readonly<Record<string, readonly string[]>>;
  token: string;
}

const LOOK_EVERY_MS = 1000;

const configOf = ({ jobs, token }: Targets): string =>
  JSON.stringify({
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '2s' },
    rule_files: [join(root, 'ops/alerts.yaml')],
    scrape_configs: Object.entries(jobs).map(([job, targets]) => ({
      job_name: job,
      static_configs: [{ targets }],
      ...(job === 'stagedoor' && { authorization: { credentials: token } }),
    })),
  });

/** Undefined where there is no Prometheus: then nobody has looked. */
export async function watchAlerts(folder: string, targets: Targets): Promise<Watch | undefined> {
  if (spawnSync('sh', ['-c', 'command -v prometheus']).status !== 0) return undefined;
  const config = join(folder, 'prometheus.json');
  writeFileSync(config, configOf(targets));
  const port = await freePort();
  const log = openSync(join(folder, 'prometheus.log'), 'a');
  const place = [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`];
  const program = spawn('prometheus', [...place, `--web.listen-address=127.0.0.1:${port}`], {
    env: { PATH: process.env['PATH'], GOMAXPROCS: '1' },
    stdio: ['ignore', log, log],
  });
  const forget = onExit(() => program.kill('SIGKILL'));
  const seen = new Map<string, Sight>();
  const look = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`, {
      signal: AbortSignal.timeout(900),
    });
    const { data } = (await answer.json()) as {
      data: { alerts: { labels: { alertname: string }; state: Sight }[] };
    };
    for (const { labels, state } of data.alerts)
      if (seen.get(labels.alertname) !== 'firing') seen.set(labels.alertname, state);
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  return {
    restart: () => seen.clear(),
    seen: () => new Map(seen),
    close: () => {
      clearInterval(timer);
      forget();
      program.kill('SIGKILL');
    },
  };
}
