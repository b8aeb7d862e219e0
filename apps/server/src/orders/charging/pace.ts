// How many charges are under way at once: as many as is allowed while the gateway answers, fewer when it does not.

const UNANSWERED_IN_A_ROW = 4;
const FIRST_REST_SECONDS = 15;
const LONGEST_REST_SECONDS = 600;
/** Nothing was sent, and whoever asks whether the gateway is back keeps the next round from beginning. */
const UNREACHABLE_REST_SECONDS = 5;

export class Pace {
  readonly #most: number;
  #width: number;
  #unanswered = 0;
  #rests = 0;
  #restsUntil = 0;

  constructor(most: number) {
    this.#most = most;
    this.#width = most;
  }

  get width(): number {
    return this.#width;
  }

  /** The gateway has said yes or no. */
  answered(): void {
    this.#unanswered = 0;
    this.#rests = 0;
    this.#width = Math.min(this.#most, this.#width + 1);
  }

  /** It said nothing: half as many at once, and after some of them in a row nobody asks for a while. */
  unanswered(now: Date): void {
    this.#width = Math.max(1, Math.floor(this.#width / 2));
    this.#unanswered += 1;
    if (this.#unanswered < UNANSWERED_IN_A_ROW) return;
    this.#unanswered = 0;
    const seconds = Math.min(FIRST_REST_SECONDS * 2 ** this.#rests, LONGEST_REST_SECONDS);
    this.#rests += 1;
    this.#restsUntil = now.getTime() + seconds * 1000;
  }

  /** It was never asked: whoever comes next would not be heard either. */
  unreachable(now: Date): void {
    this.#restsUntil = Math.max(this.#restsUntil, now.getTime() + UNREACHABLE_REST_SECONDS * 1000);
  }

  isResting(now: Date): boolean {
    return now.getTime() < this.#restsUntil;
  }
}

/** One for each seller, made when it is needed. */
export function paces(most: number): (sellerId: number) => Pace {
  const known = new Map<number, Pace>();
  return (sellerId) => {
    const pace = known.get(sellerId) ?? new Pace(most);
    known.set(sellerId, pace);
    return pace;
  };
}

/** Works on all of them, as many at once as the pace allows at that moment, and no more while it rests. */
export async function atPace<T>(
  pace: Pace,
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  now: () => Date,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for await (const item of items) {
    while (underWay.size >= pace.width) await Promise.race(underWay);
    if (pace.isResting(now())) break;
    const working = work(item).finally(() => underWay.delete(working));
    underWay.add(working);
  }
  await Promise.all(underWay);
}
