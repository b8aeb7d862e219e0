export { sessionHandlers } from './session-calls.ts';
export type { SessionNeeds } from './session-calls.ts';
export { recognizeCaller } from './recognize-caller.ts';
export type { SessionLimits } from './sessions.ts';
export { deleteExpiredSessions } from './session-store.ts';
