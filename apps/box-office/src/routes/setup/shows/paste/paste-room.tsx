import { useMemo, useState } from 'react';
import { listHalls } from '@stagedoor/contract/calls/office/halls';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { currencyFacts } from '@stagedoor/rules/money/currencies';
import { MOST_LINES } from '@stagedoor/rules/setup/pasted-table';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import { MakeDrafts } from './make-drafts.tsx';
import { OnceMended } from './once-mended.tsx';
import { PasteArea } from './paste-area.tsx';
import { PasteChoices } from './paste-choices.tsx';
import styles from './paste.module.css';
import { PastedTable } from './pasted-table.tsx';
import { useBuyerPays } from './use-buyer-pays.ts';
import { usePasted } from './use-pasted.ts';
import { WrongCells } from './wrong-cells.tsx';

interface Hall {
  venueId: number;
  name: string;
}

/** Is this leg right? */
export function PasteRoom() {
  usePageTitle(`${words.title} – ${showsOfficeMessages.shows}`);
  const answer = useOfficeAnswer(listHalls, {});
  return (
    <Answered answer={answer} what={words.title}>
      {({ venues }) => <Pasting venues={venues} />}
    </Answered>
  );
}

const within = [
  <Link key="setup" to="/setup">
    Set-up
  </Link>,
  <Link key="shows" to="/setup/shows">
    {showsOfficeMessages.shows}
  </Link>,
];

function Pasting({ venues }: { venues: readonly Hall[] }) {
  const known = useMemo(() => venues.map(({ venueId, name }) => ({ id: venueId, name })), [venues]);
  const { outletId, outlets } = useOutletScope();
  const [at, setAt] = useState(outletId ?? outlets[0]?.id);
  const [like, setLike] = useState<number>();
  const { decimals } = currencyFacts(useCurrency());
  const pasted = usePasted(known, decimals);
  const buyer = useBuyerPays(like);
  const { text, table, lines, shows, type } = pasted;
  return (
    <>
      <PageHead
        within={within}
        title={words.title}
        facts={words.means}
        actions={
          <>
            {text === '' && (
              <Button
                look="lined"
                icon={<OfficeIcon name="download" />}
                onClick={() => pasted.setText(words.sampleTable)}
              >
                {words.sample}
              </Button>
            )}
            <MakeDrafts {...{ at, like, pasted }} />
          </>
        }
      />
      <Stack gap={16}>
        <PasteChoices {...{ at, like }} onOutlet={setAt} onLike={setLike} />
        <PasteArea text={text} lines={lines.length} onText={pasted.setText} />
        {pasted.isLong && <Alert tone="warning" title={words.tooMany(MOST_LINES)} />}
        {lines.length > 0 && (
          <>
            {table.unknown.length > 0 && <p className={styles.alone}>{words.unknown(table.unknown)}</p>}
            <PastedTable
              lines={lines}
              shows={shows.length}
              columns={table.columns}
              buyer={buyer}
              onType={type}
            />
            <SideColumn side={<OnceMended lines={lines} shows={shows.length} buyer={buyer} />}>
              <WrongCells {...{ lines, decimals }} onType={type} onVenue={pasted.addVenue} />
            </SideColumn>
          </>
        )}
      </Stack>
    </>
  );
}
