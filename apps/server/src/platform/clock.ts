// The one clock of the server. Everything that depends on time is given `clock.now()` as a value.

export interface Clock {
  now(): Date;
  /** How far it was moved from the machine's own time: what goes by the database's clock is moved as far. */
  shiftMs(): number;
  /** Moves the server's time; refused in production by whoever offers it. */
  shiftTo(time: Date): void;
  reset(): void;
}

export function systemClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    shiftMs: () => offsetMs,
    shiftTo: (time) => {
      offsetMs = time.getTime() - Date.now();
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
