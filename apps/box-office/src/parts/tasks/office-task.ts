// A long piece of work on the server, as the box office knows it.
import type { Task } from '@stagedoor/contract/calls/office/tasks';

/** What is shown of it: the title says what it is, `Export of 1,284 orders`. */
export type OfficeTask = Pick<
  Task,
  'id' | 'title' | 'state' | 'total' | 'done' | 'failed' | 'startedBy' | 'startedAt'
>;

export const isUnderWay = ({ state }: OfficeTask): boolean =>
  ['waiting', 'running', 'paused'].includes(state);

/** How long it still takes, by how long it took so far; undefined while nothing can be said. */
export function timeLeft({ total, done, startedAt, state }: OfficeTask, now: Date): string | undefined {
  if (state !== 'running' || !total || done < 1 || !startedAt) return undefined;
  const seconds = ((now.getTime() - startedAt.getTime()) / 1000 / done) * (total - done);
  if (!Number.isFinite(seconds) || seconds < 0) return undefined;
  if (seconds < 45) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.round(minutes / 60);
  return `about ${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
}
