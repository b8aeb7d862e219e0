// What cannot be taken back is never said to have failed while it may have happened: whoever got no answer asks what
// became of it before saying anything.
import { CallError } from '@stagedoor/client/call-error';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { isSilence } from './is-silence.ts';

/** A call that got no answer may still be at work: so long it is looked for. */
const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000];

export interface Looks {
  /** Asks the server whether it is done. */
  hasHappened: () => Promise<boolean>;
  /** The answer is missing, and it is looked up from here on. */
  onLook?: () => void;
  pause?: (milliseconds: number) => Promise<void>;
}

const sleep = async (milliseconds: number): Promise<void> => {
  await new Promise((done) => setTimeout(done, milliseconds));
};

/**
 * Settles when it is known what became of it. Done is done, whether or not its answer came. Not done after all that time
 * is said so: every one of these can be tried again, because it is a transition that happens once. Where the server
 * stays silent to the end nobody knows, and that is what is said.
 */
export async function untilKnown(
  run: () => Promise<unknown>,
  { hasHappened, onLook, pause = sleep }: Looks,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isSilence(error)) throw error;
    onLook?.();
    let isKnown = false;
    for (const wait of waits) {
      await pause(wait);
      try {
        if (await hasHappened()) return;
        isKnown = true;
      } catch (problem) {
        if (!isSilence(problem)) throw problem;
        isKnown = false;
      }
    }
    const message = isKnown ? staffMessages.didNotHappen : staffMessages.notKnown;
    throw new CallError({ status: error instanceof CallError ? error.status : 0, message });
  }
}
