// Several nodes of one shop behind a balancer; one that is killed comes back by itself, as under a supervisor.
import { freePort } from '../../../../../tools/free-port.ts';
import type { Stage } from '../order-proof/stage.ts';
import { beginServer, sendTo } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { openBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';

export interface Nodes {
  /** Through the balancer. */
  send: ServerProcess['send'];
  /** The balancer's. */
  port: number;
  /** Their own. */
  ports: readonly number[];
  many: number;
  /** The last words of each that has ended without having been told to by `kill`. */
  strayEnds(): readonly string[];
  /** What they wrote into their logs: faults, as lines. */
  faults(): string[];
  kill(index: number): Promise<void>;
  close(): Promise<void>;
}

const LAST_WORDS = 2000;

export async function openNodes(
  stage: Stage,
  many: number,
  openProxy: (ports: readonly number[]) => Promise<Balancer> = openBalancer,
  /** What each has for itself, by its place. */
  own: (index: number) => Record<string, string> = () => ({}),
): Promise<Nodes> {
  const ports: number[] = [];
  for (let n = 0; n < many; n += 1) ports.push(await freePort());
  const nodes = new Map<number, ServerProcess>();
  let isOver = false;
  const strayEnds: string[] = [];
  const started: ServerProcess[] = [];
  const begin = async (port: number): Promise<void> => {
    const node = await beginServer({
      ...stage.environment,
      PAYMENT_GATEWAY_URL: stage.gateway.url,
      LOG_LEVEL: 'error',
      ...own(ports.indexOf(port)),
      PORT: String(port),
    });
    nodes.set(port, node);
    started.push(node);
    void comeBack(port, node);
  };
  const comeBack = async (port: number, node: ServerProcess): Promise<void> => {
    const code = await node.gone;
    if (isOver || nodes.get(port) !== node) return;
    strayEnds.push(`a node ended by itself with ${code}: ${node.output().slice(-LAST_WORDS)}`);
    await begin(port);
  };
  await Promise.all(ports.map(begin));
  const balancer = await openProxy(ports);
  await balancer.ready(many);
  stage.gateway.tell(balancer.port);
  return {
    send: sendTo(balancer.port),
    port: balancer.port,
    ports,
    many,
    strayEnds: () => strayEnds,
    faults: () =>
      started.flatMap((node) => node.output().split('\n')).filter((line) => line.includes('"level":"error"')),
    kill: async (index) => {
      const port = ports[index % many]!;
      const node = nodes.get(port)!;
      nodes.delete(port);
      await node.end('SIGKILL');
      await begin(port);
    },
    close: async () => {
      isOver = true;
      stage.gateway.tell(undefined);
      await Promise.all([...nodes.values()].map((node) => node.end('SIGTERM')));
      await balancer.close();
    },
  };
}
