import { Route } from 'react-router';
import { listKeys } from '@stagedoor/contract/calls/office/keys';
import { counted } from '@stagedoor/rules/writing/counted';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { KeysPanel } from './keys-panel.tsx';

/** Which programs read from us, and do they hear us? */
export default function ConnectionsPage() {
  return (
    <RoomPages>
      <Route path="/connections" element={<Connections />} />
    </RoomPages>
  );
}

function Connections() {
  const keys = useOfficeAnswer(listKeys, {});
  const many = keys.data?.keys.length;
  return (
    <>
      <PageHead
        title="Connections"
        facts={`Programs that read from us or hear from us.${many === undefined ? '' : ` ${counted(many, 'key')}.`}`}
        actions={
          <ButtonLink look="lined" href="/office.v1/docs">
            How to read and listen
          </ButtonLink>
        }
      />
      <Stack gap={16}>
        <KeysPanel answer={keys} />
      </Stack>
    </>
  );
}
