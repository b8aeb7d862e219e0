import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import type { NamedHold, OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { ReleaseDialog } from './release-dialog.tsx';

const kindWords: Record<NamedHold['kind'], string> = { house: 'House', guest: 'Guests', draw: 'Draw' };

interface ActNeeds {
  may: boolean;
  nameOf: (levelId: number) => string;
  release: (hold: NamedHold) => void;
}

const columnsFor = ({ may, nameOf, release }: ActNeeds): OfficeColumn<NamedHold>[] => [
  { key: 'name', header: 'Hold', phone: 'title', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'kind', header: 'For', phone: 'corner', cell: ({ kind }) => kindWords[kind] },
  { key: 'level', header: 'Level', cell: ({ levelId }) => nameOf(levelId) },
  {
    key: 'tickets',
    header: 'Tickets',
    align: 'end',
    cell: ({ tickets }) => tickets.toLocaleString(locale()),
  },
  {
    key: 'act',
    header: 'Release',
    cell: (hold) =>
      hold.isReleasable && may ? (
        <Button
          look="lined"
          size="s"
          aria-label={`Release ${hold.name}, ${nameOf(hold.levelId)}…`}
          onClick={() => release(hold)}
        >
          Release…
        </Button>
      ) : (
        <small>{hold.isReleasable ? '' : 'goes with what it is kept for'}</small>
      ),
  },
];

/** What is kept off sale, by whom, and under which name. */
export function EventHolds({ event }: { event: OfficeEvent }) {
  const may = useMayDo('events.stock');
  const [open, setOpen] = useState<NamedHold>();
  const nameOf = (levelId: number) => event.levels.find(({ id }) => id === levelId)?.name ?? String(levelId);
  if (event.holds.length === 0) return null;
  const columns = columnsFor({ may, nameOf, release: setOpen });
  return (
    <Panel title="Kept off sale" aside={String(event.holds.length)} flush>
      <OfficeTable
        caption="Tickets that are kept off sale"
        columns={columns}
        rows={event.holds}
        rowKey={({ levelId, kind, name }) => `${levelId} ${kind} ${name}`}
      />
      {open && (
        <ReleaseDialog
          event={event}
          hold={open}
          level={nameOf(open.levelId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}
