import { getToday } from '@stagedoor/contract/calls/office/today';
import { CountBadge } from '@stagedoor/ui/office/count-badge';
import { useOfficeAnswer } from '../parts/asking/use-office-answer.ts';
import type { Room } from './room.ts';

const AGAIN_MS = 30_000;

/** How many of a room need a person: what Today lists of it. Of Today itself, how many lines there are. */
export function RoomCount({ room: { paths }, strong }: { room: Room; strong?: boolean | undefined }) {
  const { data } = useOfficeAnswer(getToday, {}, { refetchInterval: AGAIN_MS });
  if (!data) return null;
  const isToday = paths[0] === '/';
  const here = data.matters.filter(({ path }) => isToday || paths.includes(path.split(/[/?]/, 2).join('/')));
  const count = isToday ? here.length : here.reduce((sum, matter) => sum + matter.count, 0);
  return <CountBadge count={count} label="need a person" strong={strong ?? isToday} />;
}
