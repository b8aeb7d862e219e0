import { Worker } from 'node:worker_threads';
import type {
  AbandonedMaterial,
  AuditFile,
  DrawMaterial,
  FileMaterial,
  OverrideMaterial,
} from './compute-draw.ts';
import type { PlacedEntry } from './entry-store.ts';
import type { LogLine, WalkMaterial } from './walking/compute-walk.ts';
import type { Rehearsal, RehearsalMaterial } from './rehearse.ts';

export type DrawOrder =
  | { what: 'places'; material: DrawMaterial }
  | { what: 'file'; material: FileMaterial }
  | { what: 'abandoned'; material: AbandonedMaterial }
  | { what: 'override'; material: OverrideMaterial }
  | { what: 'rehearsal'; material: RehearsalMaterial }
  | { what: 'walk'; material: WalkMaterial };

/** Each order has a thread of its own, which ends with it. */
function onThread<Answer>(order: DrawOrder): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: order });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The draw's thread ended with ${code}`)));
  return promise;
}

export const placesOnThread = (material: DrawMaterial): Promise<PlacedEntry[]> =>
  onThread({ what: 'places', material });
export const fileOnThread = (material: FileMaterial): Promise<AuditFile> =>
  onThread({ what: 'file', material });
export const abandonedOnThread = (material: AbandonedMaterial): Promise<AuditFile> =>
  onThread({ what: 'abandoned', material });
export const rehearseOnThread = (material: RehearsalMaterial): Promise<Rehearsal> =>
  onThread({ what: 'rehearsal', material });
export const walkOnThread = (material: WalkMaterial): Promise<LogLine[]> =>
  onThread({ what: 'walk', material });
export const tryOverrideOnThread = (material: OverrideMaterial): Promise<string | null> =>
  onThread({ what: 'override', material });
