import { showCalendarMessages as words } from '@stagedoor/rules/messages/show-calendar';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useOutletScope } from '../../../../parts/address/use-outlet-scope.ts';
import { useTimes } from '../../../../parts/time/use-times.ts';

/** From the list to the month that is now, and back. */
export function ViewSwitch({ month }: { month: string }) {
  const { within } = useOutletScope();
  const now = useNow();
  const { dayOf } = useTimes();
  const isList = month === '';
  const to = isList ? `/setup/shows?month=${dayOf(now).slice(0, 7)}` : '/setup/shows';
  return (
    <ButtonLink look="lined" render={<Link to={within(to)} />}>
      {isList ? words.calendar : words.list}
    </ButtonLink>
  );
}
