// Names the moments between two writes. Proofs end the process at one of them, as a power cut would; nobody else does.

export type Checkpoint = (step: string) => Promise<void>;

export const noCheckpoint: Checkpoint = async () => {};

/** Ends the process at a step: `tickets sold`, or `tickets sold#3` for the third time it is reached. */
export function dieAtStep(wanted: string): Checkpoint {
  const [step, times = '1'] = wanted.split('#');
  let left = Number(times);
  return async (reached) => {
    if (reached !== step) return;
    left -= 1;
    if (left > 0) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}
