// Counts on at the leader twice a second, so that whoever reads from a replica can tell how old it is.
import { setTimeout as sleep } from 'node:timers/promises';
import { beatsOf } from './beats.ts';
import type { Beats } from './beats.ts';
import type { Connections } from './connections.ts';

export interface Beating {
  /** Which number is ours; undefined until the first was written. */
  nodeId(): number | undefined;
  beats: Beats;
  end(): Promise<void>;
}

const ROUND_MS = 500;
/** Nodes that began so many starts ago have ended. */
const KEPT_NODES = 1000;
const COUNT_ON = 'update replica_beats set beat = beat + 1 where node_id = $1 returning node_id, beat';
const BEGIN = `with gone as (delete from replica_beats where node_id < (select max(node_id) from replica_beats) - $1)
  insert into replica_beats (beat) values (1) returning node_id, beat`;

interface Counted {
  node_id: number;
  beat: number;
}

async function ask(leader: Connections, text: string, value: number): Promise<Counted | undefined> {
  const client = await leader.borrow();
  let isSpoilt = true;
  try {
    const { rows } = await leader.watch(client, () => client.query<Counted>(text, [value]));
    isSpoilt = false;
    return rows[0];
  } finally {
    leader.giveBack(client, isSpoilt);
  }
}

export function beatAtLeader(leader: Connections): Beating {
  const beats = beatsOf();
  const over = new AbortController();
  let nodeId: number | undefined;
  const round = async (): Promise<void> => {
    // Before the number is written: whoever has it has all that was committed until then.
    const atMs = performance.now();
    const known = nodeId === undefined ? undefined : await ask(leader, COUNT_ON, nodeId);
    const counted = known ?? (await ask(leader, BEGIN, KEPT_NODES));
    if (!counted) return;
    nodeId = counted.node_id;
    beats.written(counted.beat, atMs);
  };
  const rounds = (async () => {
    while (!over.signal.aborted) {
      // While the leader is away nothing is counted, and every replica grows old.
      await round().catch(() => {});
      await sleep(ROUND_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    nodeId: () => nodeId,
    beats,
    end: async () => {
      over.abort();
      await rounds;
    },
  };
}
