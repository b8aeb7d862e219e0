import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { PreloadContext } from '@stagedoor/screens/link';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { SkipLink } from '@stagedoor/ui/skip-link';
import { PlacesContext } from '../features/search/places-context.ts';
import { ShownTasks } from '../parts/tasks/shown-tasks.tsx';
import { UndoProvider } from '../parts/undo/undo-provider.tsx';
import { useKey } from '../parts/keys/use-key.ts';
import { useTypedAhead } from '../parts/keys/use-typed-ahead.ts';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import { useStaff } from '../parts/session/use-staff.ts';
import styles from './frame.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';
import { preloadRoom, roomAt, roomsFor } from './open-rooms.ts';
import { RoomScreen } from './room-screen.tsx';
import type { Room } from './room.ts';
import { useArrival } from './use-arrival.ts';
import { useRoleChange } from './use-role-change.ts';

const KeySheet = lazyPart(() => import('./key-sheet.tsx'));
const SearchOverlay = lazyPart(() => import('../features/search/search-overlay.tsx'));
const RailDrawer = lazyPart(() => import('./rail-drawer.tsx'));

/** What stands around every room: the rail, or on a phone a bar above and tabs below. */
export function Frame() {
  const { grant, session } = useStaff();
  const demo = session.demoTools;
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [search, setSearch] = useState(false);
  const typedAhead = useTypedAhead(search);
  const rooms = roomsFor({ grant, demo });
  const here = roomAt(pathname, demo);
  useArrival();
  useRoleChange();
  useKey('?', () => setSheet(true));
  useKey('/', () => setSearch(true), grant('search.look') !== 'no');

  // Whoever kept the sign-in page's address is in by now.
  if (pathname === '/sign-in') return <Navigate to="/" replace />;
  const openSearch = () => {
    setDrawer(false);
    setSearch(true);
  };
  const rail = { rooms, here, onKeys: () => setSheet(true), onSearch: openSearch };
  const places = rooms.map(({ title, paths: [path], icon }) => ({ title, path, icon }));
  return (
    <PreloadContext value={preloadRoom}>
      <PlacesContext value={places}>
        <ShownTasks>
          <UndoProvider>
            <SkipLink />
            {rooms.map((room) => (
              <RoomKey key={room.title} room={room} />
            ))}
            <div className={styles.frame}>
              <header className={styles.rail}>
                <Rail {...rail} />
              </header>
              <PhoneBar />
              <main id="content" tabIndex={-1} className={styles.main}>
                <RoomScreen room={here} />
              </main>
              <PhoneTabs rooms={rooms} here={here} onMore={() => setDrawer(true)} />
            </div>
            {drawer && <RailDrawer open onClose={() => setDrawer(false)} {...rail} />}
            {search && <SearchOverlay typedAhead={typedAhead} onClose={() => setSearch(false)} />}
            {sheet && <KeySheet open onClose={() => setSheet(false)} rooms={rooms} />}
          </UndoProvider>
        </ShownTasks>
      </PlacesContext>
    </PreloadContext>
  );
}

/** `G`, then the room's letter. */
function RoomKey({ room }: { room: Room }) {
  const navigate = useNavigate();
  const { within } = useOutletScope();
  useKey(`g ${room.letter?.toLowerCase()}`, () => void navigate(within(room.paths[0])), Boolean(room.letter));
  return null;
}
