/**
 * A test whose event loop turns is ended by its runner at its own limit. One that holds the loop is not, and is ended from
 * outside: after several times that limit, because a busy machine must not be mistaken for a loop.
 */
const TIMES = Number(process.env.SUITE_PATIENCE ?? 4);

export const silenceAllowed = (limitMs: number): number => limitMs * TIMES;
