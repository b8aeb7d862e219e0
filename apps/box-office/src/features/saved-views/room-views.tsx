import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { listSavedViews } from '@stagedoor/contract/calls/office/saved-views';
import type { SavedView } from '@stagedoor/contract/calls/office/saved-views';
import { viewFilter } from '@stagedoor/rules/staff/saved-views';
import type { ViewRoom } from '@stagedoor/rules/staff/saved-views';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import type { View } from '@stagedoor/ui/office/view-tabs';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { RemoveView } from './remove-view.tsx';
import { SaveView } from './save-view.tsx';

export interface CountProps {
  /** The filter of a kept view. */
  kept: URLSearchParams;
}

interface RoomViewsProps {
  room: ViewRoom;
  /** Those that the room has for everybody, and which of them is in sight. */
  views: readonly View[];
  value: string;
  /** How many a kept view finds now, asked as the room's own list is. */
  Count: ComponentType<CountProps>;
}

const keyOf = ({ id }: SavedView): string => `kept ${id}`;

/** The room's views, then the ones that somebody keeps for themselves, each with how many it finds. */
export function RoomViews({ room, views, value, Count }: RoomViewsProps) {
  const [parameters] = useSearchParams();
  const answer = useOfficeAnswer(listSavedViews, {}, { keep: true });
  const kept = answer.data?.views.filter((view) => view.room === room) ?? [];
  const filter = viewFilter(parameters);
  const here = kept.find((view) => view.filter === filter);
  const isUsual = filter.replace(/(?:^|&)outlet=\d+/, '') === '';
  return (
    <ViewTabs
      label="Views"
      value={here ? keyOf(here) : value}
      views={[
        ...views,
        ...kept.map((view) => ({
          value: keyOf(view),
          link: <Link to={`/${room}?${view.filter}`}>{view.name}</Link>,
          count: <Count kept={new URLSearchParams(view.filter)} />,
        })),
      ]}
      action={
        here ? (
          <RemoveView view={here} />
        ) : (
          !isUsual && (
            <SaveView key={filter} room={room} filter={filter} others={kept.map(({ name }) => name)} />
          )
        )
      }
    />
  );
}
