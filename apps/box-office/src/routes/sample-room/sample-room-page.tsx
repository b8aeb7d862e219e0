// A room that shows how rooms are built: every helper once, over rows that this page makes up. Only in the demo.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Route } from 'react-router';
import { AskingContext } from '@stagedoor/asking/asking-context';
import { createQueryClient } from '@stagedoor/asking/query-client';
import { useNow } from '@stagedoor/screens/clock';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { createSampleClient } from './sample-client.ts';
import { SampleList } from './sample-list.tsx';
import { SamplePage } from './sample-page.tsx';

export default function SampleRoomPage() {
  const now = useNow();
  const [client] = useState(createSampleClient);
  const [queries] = useState(() => createQueryClient({ answers: {}, now: now.toISOString() }));
  const [open] = useState(() => () => Promise.resolve({ client }));
  return (
    <AskingContext value={open}>
      <QueryClientProvider client={queries}>
        <RoomPages>
          <Route path="/sample" element={<SampleList />} />
          <Route path="/sample/:number" element={<SamplePage />} />
        </RoomPages>
      </QueryClientProvider>
    </AskingContext>
  );
}
