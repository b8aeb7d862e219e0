import { exportLabels } from '@stagedoor/contract/calls/office/fulfilment';
import type { InputOf } from '@stagedoor/contract/call';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

interface ParcelHeadProps {
  view: 'to-send' | 'sent';
  matching: number | undefined;
  narrowed: InputOf<typeof exportLabels>;
}

export function ParcelHead({ view, matching, narrowed }: ParcelHeadProps) {
  const { within } = useOutletScope();
  const may = useMayDo('fulfilment.work');
  const labels = useOfficeSend(exportLabels);
  return (
    <PageHead
      title="Fulfilment"
      facts="Paid orders that are sent, the oldest first"
      actions={
        <>
          <Button look="lined" onClick={() => window.print()}>
            Print
          </Button>
          {view === 'to-send' && (
            <CsvExportButton
              count={matching}
              permission="fulfilment.work"
              start={() => labels.mutateAsync(narrowed)}
            />
          )}
          {may && <Link to={within('/tracking')}>Tracking numbers from CSV</Link>}
        </>
      }
    />
  );
}
