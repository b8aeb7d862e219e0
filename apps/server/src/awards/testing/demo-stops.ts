// A played life of the demo: what is waited for, and where it stops to compare the books.
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmallDraw } from '../../testing/small-draw.ts';

const PATIENCE = 900;
const open = `payment_intents where state in ('planned', 'dispatched', 'unknown')`;

export function demoStops(draw: () => SmallDraw, tell: (line: string) => void) {
  const count = async (from: string): Promise<number> =>
    (await draw().rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;

  async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      if (await isThere()) return;
      await draw().later();
      await sleep(50);
    }
    throw new Error(`${what}: it did not come`);
  }

  const answered = () => until('answers', async () => (await count(open)) === 0);

  /** Both books at a moment in which nobody asks the gateway for anything: what falls due meanwhile is waited for. */
  async function closeTheBooks(): Promise<number> {
    for (;;) {
      await answered();
      const asked = await count('payment_intents');
      const closed = await draw()
        .closeTheBooks()
        .catch((error: unknown) => ({ error }));
      if ((await count(open)) > 0 || (await count('payment_intents')) > asked) continue;
      if (typeof closed === 'number') return closed;
      throw closed.error;
    }
  }

  async function stop(name: string, facts: Record<string, string>): Promise<void> {
    const cents = await closeTheBooks();
    const counted: string[] = [];
    for (const [word, from] of Object.entries(facts)) counted.push(`${await count(from)} ${word}`);
    tell(`${name}: both books ${(cents / 100).toFixed(2)}; ${counted.join(', ')}\n`);
  }

  return { count, until, answered, stop };
}
