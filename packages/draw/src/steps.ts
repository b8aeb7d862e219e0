// Long work is a generator that stops now and then to say how far it is: a server runs it at once, a page's worker lets
// messages in between, and both may stop it.

export interface Progress {
  readonly step: 'reading' | 'sealing' | 'hashing' | 'ranking' | 'awarding' | 'comparing';
  readonly done: number;
  readonly of: number;
}

export type Steps<Result> = Generator<Progress, Result, void>;

/** How many entries are worked on between two words. */
export const stride = 4096;

export interface Watching {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export function atOnce<Result>(steps: Steps<Result>, { onProgress, signal }: Watching = {}): Result {
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
    onProgress?.(value);
  }
}

export interface Pacing extends Watching {
  /** How to let others have a turn; a timer unless the caller knows better. */
  readonly pause?: (() => Promise<void>) | undefined;
}

/** Browsers let a timer wait four milliseconds: a pause after every step would be a tenth of the work. */
const betweenPausesMs = 40;

/** The same with a pause now and then, in which a worker hears that it shall stop. */
export async function inTurns<Result>(
  steps: Steps<Result>,
  { onProgress, signal, pause = nextTurn }: Pacing = {},
): Promise<Result> {
  let paused = -Infinity;
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
    onProgress?.(value);
    if (performance.now() - paused < betweenPausesMs) continue;
    await pause();
    paused = performance.now();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
