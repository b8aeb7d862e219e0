import type { Caps } from './rules.ts';

/** What every household has, as far as the caps want to know. */
export class HouseholdCaps {
  readonly #caps: Caps;
  readonly #eventCount: number;
  readonly #tickets: Float64Array;
  readonly #events: Uint32Array;
  readonly #inEvent: Map<number, number>;

  constructor(caps: Caps, households: number, eventCount: number, from?: HouseholdCaps) {
    this.#caps = caps;
    this.#eventCount = eventCount;
    this.#tickets = from ? from.#tickets.slice() : new Float64Array(households);
    this.#events = from ? from.#events.slice() : new Uint32Array(households);
    this.#inEvent = new Map(from ? from.#inEvent : []);
  }

  get isOn(): boolean {
    const { tickets, ticketsPerEvent, events } = this.#caps;
    return tickets !== null || ticketsPerEvent !== null || events !== null;
  }

  /** How many tickets of an event a household may still get. */
  roomFor(household: number, event: number): number {
    const { tickets, ticketsPerEvent, events } = this.#caps;
    const here = this.#inEvent.get(household * this.#eventCount + event) ?? 0;
    if (events !== null && here === 0 && this.#events[household]! >= events) return 0;
    return Math.min(
      tickets === null ? Infinity : tickets - this.#tickets[household]!,
      ticketsPerEvent === null ? Infinity : ticketsPerEvent - here,
    );
  }

  /** A household gets tickets, or gives some back. */
  change(household: number, event: number, by: number): void {
    if (!this.isOn) return;
    const key = household * this.#eventCount + event;
    const before = this.#inEvent.get(key) ?? 0;
    const after = before + by;
    if (after === 0) this.#inEvent.delete(key);
    else this.#inEvent.set(key, after);
    this.#tickets[household]! += by;
    this.#events[household]! += Number(after > 0) - Number(before > 0);
  }

  copy(): HouseholdCaps {
    return new HouseholdCaps(this.#caps, 0, this.#eventCount, this);
  }
}
