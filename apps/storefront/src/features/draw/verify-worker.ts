// Computes a whole draw again, on a thread of its own: the page stays alive, and closing it ends this.
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import type { CheckOrder, CheckReport } from './check-messages.ts';

const tell = (report: CheckReport): void => self.postMessage(report);

async function check({ parts, published }: CheckOrder): Promise<void> {
  const encoder = new TextEncoder();
  let told = 0;
  const verdict = await verifyAudit(
    parts.map((part) => encoder.encode(part)),
    {
      published: published === undefined ? undefined : (JSON.parse(published) as unknown),
      onProgress: ({ step, done, of }) => {
        const now = performance.now();
        if (now - told < 50) return;
        told = now;
        tell({ kind: 'progress', step, share: of === 0 ? 0 : done / of });
      },
    },
  );
  if (!verdict.isProven) {
    const { line, message } = verdict.mismatch;
    tell({ kind: 'failed', line, message });
    return;
  }
  const { audit } = verdict;
  tell({
    kind: 'proven',
    entries: audit.roll.size,
    overrides: audit.overrides,
    isPublishedCompared: audit.isPublishedCompared,
  });
}

self.addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
  check(data).catch((error: unknown) => tell({ kind: 'failed', line: 0, message: String(error) }));
});
