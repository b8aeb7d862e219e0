import { expect, test, vi } from 'vitest';
import { drawEntries, drawSteps } from './draw.ts';
import { atOnce, inTurns, type Progress } from './steps.ts';
import { entryOf, inputOf, lineOf } from './testing/small-world.ts';
import { asText } from './testing/tamper.ts';
import { filesOf } from './testing/vector.ts';
import { verifyAudit } from './verify-audit.ts';

const input = inputOf([entryOf('a', [lineOf(1, 2)]), entryOf('b', [lineOf(1, 2)])]);

test('[DRAW-07] a draw says how far it is, step by step', () => {
  const seen: Progress[] = [];
  drawEntries(input, { onProgress: (progress) => seen.push(progress) });
  expect(seen.map(({ step }) => step)).toEqual(['reading', 'sealing', 'hashing', 'ranking', 'awarding']);
});

async function pausesOf(stepMs: number): Promise<{ pauses: number; seed: string }> {
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const onProgress = () => vi.advanceTimersByTime(stepMs);
  const { seed } = await inTurns(drawSteps(input), { pause, onProgress });
  return { pauses, seed };
}

test('[DRAW-07] in turns it comes to the same, and others have their turn after every long step', async () => {
  vi.useFakeTimers();
  try {
    const { seed } = atOnce(drawSteps(input));
    expect(await pausesOf(50)).toEqual({ pauses: 5, seed });
    expect(await pausesOf(15)).toEqual({ pauses: 2, seed });
  } finally {
    vi.useRealTimers();
  }
});

test('[DRAW-07] a draw is stopped between two steps', async () => {
  const stop = new AbortController();
  const onProgress = ({ step }: Progress) => {
    if (step === 'ranking') stop.abort(new Error('enough'));
  };
  expect(() => drawEntries(input, { signal: stop.signal, onProgress })).toThrow('enough');
  await expect(inTurns(drawSteps(input), { signal: stop.signal })).rejects.toThrow('enough');
});

test('[DRAW-07] verifying says how far it is and is stopped', async () => {
  const { file } = filesOf('overrides of each code');
  const steps = new Set<string>();
  await verifyAudit([asText(file)], { onProgress: ({ step }) => steps.add(step) });
  expect([...steps]).toEqual(['reading', 'sealing', 'hashing', 'ranking', 'awarding', 'comparing']);
  const stop = new AbortController();
  const onProgress = () => stop.abort(new Error('enough'));
  await expect(verifyAudit([asText(file)], { signal: stop.signal, onProgress })).rejects.toThrow('enough');
});
