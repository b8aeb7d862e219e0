/** Who a session belongs to, and how its last minutes are told. */
export const INVALID_USER = -1;
export const GUEST_USER = 0;
export const SESSION_WARNING_SECONDS = 180;
export const SESSION_REFRESH_MS = 60_000;
export const SESSION_COOKIE = 'sid';

interface SessionState {
  userId?: number | null;
  secondsToExpire: number;
}

export const isUser = (userId: number | null | undefined): boolean =>
  userId !== null && userId !== undefined && userId !== INVALID_USER && userId !== GUEST_USER;

export const isAuthenticated = (session: SessionState | null | undefined): boolean =>
  !!session && isUser(session.userId) && session.secondsToExpire > 0;

export const isExpiring = (session: SessionState): boolean =>
  isAuthenticated(session) && session.secondsToExpire < SESSION_WARNING_SECONDS;

/** Whole minutes, rounded up: 179 seconds show as 3, 60 as 1. */
export const minutesShown = (seconds: number): number => Math.max(0, Math.ceil(seconds / 60));

/** Seconds that are left now, counted down on the page since the last answer. */
export const secondsLeft = (secondsToExpire: number, answeredAt: Date, now: Date): number =>
  Math.max(0, secondsToExpire - Math.floor((now.getTime() - answeredAt.getTime()) / 1000));

/** A refresh only reads the remaining time, unless the customer did something since the last one. */
export const refreshExtends = (lastUsedAt: Date | null, lastRefreshAt: Date): boolean =>
  lastUsedAt !== null && lastUsedAt.getTime() > lastRefreshAt.getTime();
