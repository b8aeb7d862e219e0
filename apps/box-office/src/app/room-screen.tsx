import { Suspense } from 'react';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { ErrorBoundary } from '@stagedoor/screens/error-boundary';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { NotYourRole, StaleNote } from '@stagedoor/ui/office/room-states';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { NoSuchPage } from '../parts/room/no-such-page.tsx';
import { useSession } from '../parts/session/use-session.ts';
import { useStaff } from '../parts/session/use-staff.ts';
import { forWhom } from './for-whom.ts';
import { OfficeFailed } from './office-failed.tsx';
import type { BuiltRoom } from './room.ts';
import { useTimes } from '../parts/time/use-times.ts';
import styles from './room-screen.module.css';

/** The room at the address, for whoever may see it. */
export function RoomScreen({ room }: { room: BuiltRoom | undefined }) {
  const { formatTime } = useTimes();
  const { grant, workplace } = useStaff();
  const { silentSince } = useSession();
  usePageTitle(`${room?.title ?? shellMessages.pageNotFound} – ${workplace.sellerName}`);
  return (
    <>
      {silentSince && (
        <div className={styles.note}>
          <StaleNote since={formatTime(silentSince)} />
        </div>
      )}
      {room && grant(room.permission) === 'no' ? (
        <NotYourRole title={`${room.title} is for ${forWhom(room.permission)}`}>
          You work here as {workplace.role}. An owner can change that.
        </NotYourRole>
      ) : (
        <ErrorBoundary key={room?.title} fallback={<OfficeFailed />}>
          <Suspense fallback={<Skeleton shape="card" count={3} />}>
            {room ? <room.Page /> : <NoSuchPage />}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
