import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { NoSuchPage } from './no-such-page.tsx';

/** A room's pages, each a `Route`; at every other address below the room nothing is there, and it says so. */
export function RoomPages({ children }: { children: ReactNode }) {
  return (
    <Routes>
      {children}
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
