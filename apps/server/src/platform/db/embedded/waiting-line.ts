// Who has the embedded engine next. It serves one transaction at a time: those for whom somebody waits at a page go before
// long work, which is in batches and gets its turn between them.
import { DatabaseTrouble } from '../trouble.ts';

const MOST_WAITING_MS = 30_000;
/**
 * A call asks again and again, and thinks a little in between. So long the engine is kept for the next question: else a
 * batch would slip in before each of them, and not only before the first.
 */
export const LINGER_MS = 10;
/** Long work that was passed by for so long has its turn, however many come: a crowd makes it slow, and stops it never. */
export const PATIENCE_MS = 1000;

interface Waiter {
  since: number;
  goOn(): void;
}

function waitIn(line: Set<Waiter>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    line.delete(waiter);
    reject(new DatabaseTrouble('slow', 'Too many wait for the embedded database'));
  }, MOST_WAITING_MS);
  const waiter: Waiter = {
    since: performance.now(),
    goOn: () => {
      clearTimeout(timer);
      line.delete(waiter);
      resolve();
    },
  };
  line.add(waiter);
  return promise;
}

export interface WaitingLine {
  /** First come, first served among those of a kind; whoever would wait for too long is told so. */
  enter(isBehind: boolean): Promise<void>;
  leave(): void;
}

export function waitingLine(): WaitingLine {
  const customers = new Set<Waiter>();
  const behind = new Set<Waiter>();
  /** Who has it now; nobody when undefined. */
  let holder: 'customer' | 'behind' | undefined;
  let customerLeftAt = -Infinity;
  let lingering: NodeJS.Timeout | undefined;

  const stopLingering = (): void => {
    clearTimeout(lingering);
    lingering = undefined;
  };
  /** The engine is free; whoever is next has it. */
  const passOn = (): void => {
    stopLingering();
    holder = undefined;
    const now = performance.now();
    const [customer] = customers;
    const [patient] = behind;
    const isOverdue = patient !== undefined && now - patient.since >= PATIENCE_MS;
    if (customer && !isOverdue) {
      holder = 'customer';
      customer.goOn();
      return;
    }
    if (!patient) return;
    const keptForMs = customerLeftAt + LINGER_MS - now;
    if (keptForMs > 0 && !isOverdue) {
      lingering = setTimeout(passOn, Math.ceil(keptForMs));
      return;
    }
    holder = 'behind';
    patient.goOn();
  };
  return {
    enter: async (isBehind) => {
      if (!isBehind && holder === undefined) {
        stopLingering();
        holder = 'customer';
        return;
      }
      const turn = waitIn(isBehind ? behind : customers);
      if (holder === undefined && lingering === undefined) passOn();
      await turn;
    },
    leave: () => {
      if (holder === 'customer') customerLeftAt = performance.now();
      passOn();
    },
  };
}
