import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OfficeKey } from '@stagedoor/contract/calls/office/keys';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { keyColumns } from './key-columns.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NoKeys } from './no-keys.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { RevokeKey } from './revoke-key.tsx';

type Wish = { kind: 'make' } | { kind: 'renew' | 'revoke'; key: OfficeKey };

/** Keys with which programs call us. */
export function KeysPanel({ answer }: { answer: UseQueryResult<{ keys: OfficeKey[] }> }) {
  const manages = useMayDo('connections.manage');
  const [wish, setWish] = useState<Wish>();
  const close = () => setWish(undefined);
  const keys = answer.data?.keys;
  const isEmpty = keys?.length === 0;
  return (
    <Panel
      title="Keys"
      flush
      aside={
        manages && (
          <Button look="lined" size="s" icon={<Icon name="plus" />} onClick={() => setWish({ kind: 'make' })}>
            Key
          </Button>
        )
      }
    >
      <OfficeTable
        caption="Keys"
        columns={keyColumns(manages ? (kind, key) => setWish({ kind, key }) : undefined)}
        rows={keys}
        rowKey={({ id }) => id}
        instead={
          (answer.isError && <AnswerFailed answer={answer} what="The list of keys" />) ||
          (isEmpty && <NoKeys />)
        }
      />
      {wish?.kind === 'make' && <KeyDialog onClose={close} />}
      {wish?.kind === 'renew' && <RenewDialog officeKey={wish.key} onClose={close} />}
      {wish?.kind === 'revoke' && <RevokeKey officeKey={wish.key} onClose={close} />}
    </Panel>
  );
}
