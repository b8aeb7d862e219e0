// A thread of its own for what takes long: the shop does not feel it.
import { parentPort, workerData } from 'node:worker_threads';
import { goLast } from '../platform/go-last.ts';
import { abandonedFileOf, fileOf, placesOf, tryOverride } from './compute-draw.ts';
import type { DrawOrder } from './draw-thread.ts';
import { rehearse } from './rehearse.ts';
import { walk } from './walking/compute-walk.ts';

const order = workerData as DrawOrder;

async function work(): Promise<unknown> {
  switch (order.what) {
    case 'places':
      return placesOf(order.material);
    case 'file':
      return fileOf(order.material);
    case 'abandoned':
      return abandonedFileOf(order.material);
    case 'override':
      return tryOverride(order.material);
    case 'rehearsal':
      return rehearse(order.material);
    case 'walk':
      return walk(order.material);
  }
}

goLast();
parentPort!.postMessage(await work());
