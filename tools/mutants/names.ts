/** What instrumented code asks at every place that can be broken; without it the code is as it was. */
export const chooser = '__mutant';

/** Asked with it by every loop, so that one without end is noticed. */
export const TICK = -1;
