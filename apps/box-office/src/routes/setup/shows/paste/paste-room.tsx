import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '@stagedoor/asking/words-of';
import { pasteShows } from '@stagedoor/contract/calls/office/paste-shows';
import { listHalls } from '@stagedoor/contract/calls/office/halls';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { currencyFacts } from '@stagedoor/rules/money/currencies';
import { judgeTable, MOST_LINES, pastedShows, readTable } from '@stagedoor/rules/setup/pasted-shows';
import type { KnownVenue, PastedColumn } from '@stagedoor/rules/setup/pasted-shows';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../../parts/asking/use-office-send.ts';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import { PasteChoices } from './paste-choices.tsx';
import { PastedTable } from './pasted-table.tsx';
import { sentShow } from './sent-show.ts';
import type { NewVenue } from './sent-show.ts';
import { WrongCells } from './wrong-cells.tsx';

/** Is this leg right? */
export function PasteRoom() {
  usePageTitle(`${words.title} – ${showsOfficeMessages.shows}`);
  const answer = useOfficeAnswer(listHalls, {});
  return (
    <Answered answer={answer} what={words.title}>
      {({ venues }) => <Pasting venues={venues.map(({ venueId, name }) => ({ id: venueId, name }))} />}
    </Answered>
  );
}

/** The table as text again, so that one place holds what was typed. */
const withCell = (text: string, line: number, at: number, value: string): string => {
  const table = readTable(text);
  const head = text.split(/\r?\n/).find((each) => each.trim() !== '') ?? '';
  const between = ['\t', ';', ','].find((mark) => head.includes(mark)) ?? '\t';
  const lines = table.lines.map((cells, index) =>
    index + 1 === line
      ? table.columns.map((_, place) => (place === at ? value : (cells[place] ?? '')))
      : cells,
  );
  return [head, ...lines.map((cells) => cells.join(between))].join('\n');
};

function Pasting({ venues: known }: { venues: readonly KnownVenue[] }) {
  const [fresh, setFresh] = useState<readonly NewVenue[]>([]);
  const venues = [...known, ...fresh];
  const { outletId, outlets } = useOutletScope();
  const [at, setAt] = useState(outletId ?? outlets[0]?.id);
  const [like, setLike] = useState<number>();
  const [text, setText] = useState('');
  const { decimals } = currencyFacts(useCurrency());
  const table = readTable(text);
  const isLong = table.lines.length > MOST_LINES;
  const lines = isLong ? [] : judgeTable(table, { venues, decimals });
  const shows = pastedShows(lines);
  const type = useCallback(
    (line: number, column: PastedColumn, value: string) =>
      setText((before) => withCell(before, line, readTable(before).columns.indexOf(column), value)),
    [],
  );
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
          <Link key="shows" to="/setup/shows">
            {showsOfficeMessages.shows}
          </Link>,
        ]}
        title={words.title}
        facts={words.means}
        actions={<MakeDrafts {...{ at, like, shows, text, fresh }} onLeft={setText} />}
      />
      <Stack gap={16}>
        <PasteChoices {...{ at, like }} onOutlet={setAt} onLike={setLike} />
        <PasteArea text={text} rows={lines.length === 0 ? 8 : 4} onText={setText} />
        {isLong && <Alert tone="warning" title={words.tooMany(MOST_LINES)} />}
        {table.unknown.length > 0 && lines.length > 0 && <p>{words.unknown(table.unknown)}</p>}
        {lines.length > 0 && (
          <PastedTable lines={lines} shows={shows.length} columns={table.columns} onType={type} />
        )}
        {lines.length > 0 && (
          <WrongCells
            lines={lines}
            onType={type}
            onVenue={(venue) => setFresh((before) => [...before, { ...venue, id: -1 - before.length }])}
          />
        )}
      </Stack>
    </>
  );
}

interface PasteAreaProps {
  text: string;
  rows: number;
  onText: (text: string) => void;
}

const PasteArea = ({ text, rows, onText }: PasteAreaProps) => (
  <Panel>
    <Field label={words.paste} hint={words.pasteMeans}>
      <TextArea rows={rows} value={text} spellCheck={false} onChange={({ target }) => onText(target.value)} />
    </Field>
    {text === '' && (
      <Button look="link" onClick={() => onText(words.sampleTable)}>
        {words.sample}
      </Button>
    )}
  </Panel>
);

interface MakeDraftsProps {
  at: number | undefined;
  like: number | undefined;
  shows: ReturnType<typeof pastedShows>;
  text: string;
  fresh: readonly NewVenue[];
  /** What is left in the table. */
  onLeft: (text: string) => void;
}

/** Shows without a wrong cell become drafts; the others stay in the table. */
function MakeDrafts({ at, like, shows, text, fresh, onLeft }: MakeDraftsProps) {
  const send = useOfficeSend(pasteShows);
  const toasts = useToasts();
  const navigate = useNavigate();
  const right = shows.filter(({ isRight }) => isRight);
  const left = shows.length - right.length;
  const make = async () => {
    if (at === undefined) return;
    const { draftIds, known } = await send.mutateAsync({
      outletId: at,
      like,
      shows: right.map((show) => sentShow(show, fresh)),
    });
    toasts.success(words.made(draftIds.length, known));
    const [head = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const gone = new Set(right.flatMap(({ lines }) => lines.map(({ line }) => line)));
    if (left === 0) void navigate('/setup/shows?state=drafts');
    else onLeft([head, ...rest.filter((_, index) => !gone.has(index + 1))].join('\n'));
  };
  return (
    <Button
      busy={send.isPending}
      disabledReason={right.length === 0 ? words.nothingRight : undefined}
      onClick={() => void make().catch((error: unknown) => toasts.error(wordsOf(error)))}
    >
      {words.make(right.length, left)}
    </Button>
  );
}
