// The device's two clocks: the wall clock, which goes on while the device sleeps but may be set by hand, and the
// steady one, which nobody can set but which may stand still.
export interface Reading {
  wall: Date;
  steadyMs: number;
}

export const readClock = (): Reading => ({ wall: new Date(), steadyMs: performance.now() });
