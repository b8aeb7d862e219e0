import { NewVersion } from './new-version.tsx';
import { Offline } from './offline.tsx';

/** What can only be known once the page lives: no network, a newer version. */
export default function Notices() {
  return (
    <>
      <Offline />
      <NewVersion />
    </>
  );
}
