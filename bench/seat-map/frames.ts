// How long each frame of a page took while somebody did something: told by the page itself.
import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line no-var
  var frameNotes: { from: number; frames: number[] };
}

export interface Frames {
  /** Nineteen of twenty took no longer. */
  most: number;
  worst: number;
}

export async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.frameNotes = { from: performance.now(), frames: [] };
    let last: number | undefined;
    const note = (now: number): void => {
      if (last !== undefined) globalThis.frameNotes.frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** Those since it was asked last. */
export async function framesOf(page: Page): Promise<Frames> {
  const frames = await page.evaluate(() => globalThis.frameNotes.frames.splice(0));
  const inOrder = frames.toSorted((a, b) => a - b);
  return { most: inOrder[Math.floor(inOrder.length * 0.95)] ?? 0, worst: inOrder.at(-1) ?? 0 };
}
