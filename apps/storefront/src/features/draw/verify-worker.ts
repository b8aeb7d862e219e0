// Computes a whole draw again, on a thread of its own: the page stays alive, and closing it ends this.
import { verifyAbandoned } from '@stagedoor/draw/verify-abandoned';
import type { AbandonedOptions } from '@stagedoor/draw/verify-abandoned';
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import type { CheckOrder, CheckReport } from './check-messages.ts';

const tell = (report: CheckReport): void => self.postMessage(report);

function watched({ published }: CheckOrder): AbandonedOptions {
  let told = 0;
  return {
    published: published === undefined ? undefined : (JSON.parse(published) as unknown),
    onProgress: ({ step, done, of }) => {
      const now = performance.now();
      if (now - told < 50) return;
      told = now;
      tell({ kind: 'progress', step, share: of === 0 ? 0 : done / of });
    },
  };
}

async function verify(order: CheckOrder): Promise<CheckReport> {
  const { parts, isAbandoned } = order;
  const encoder = new TextEncoder();
  const chunks = parts.map((part) => encoder.encode(part));
  const verdict = await (isAbandoned ? verifyAbandoned : verifyAudit)(chunks, watched(order));
  if (!verdict.isProven) {
    const { line, message } = verdict.mismatch;
    return { kind: 'failed', line, message };
  }
  const { audit } = verdict;
  return {
    kind: 'proven',
    isAbandoned,
    entries: 'roll' in audit ? audit.roll.size : audit.entries,
    overrides: 'overrides' in audit ? audit.overrides : 0,
    isPublishedCompared: audit.isPublishedCompared,
  };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
  verify(data).then(tell, (error: unknown) => tell({ kind: 'failed', line: 0, message: String(error) }));
});
