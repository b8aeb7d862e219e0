import { locale } from '@stagedoor/rules/language/locale';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { countMails, exportMails, listMails } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import type { OutputOf } from '@stagedoor/contract/call';
import { counted } from '@stagedoor/rules/writing/counted';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { SplitView } from '@stagedoor/ui/office/split-view';
import { MailTag } from '../../features/letters/mail-tag.tsx';
import { ListCount } from '../../features/saved-views/list-count.tsx';
import { RoomViews } from '../../features/saved-views/room-views.tsx';
import type { CountProps } from '../../features/saved-views/room-views.tsx';
import {
  dependentParameters,
  filtersIn,
  useAddressFilters,
} from '../../parts/address/use-address-filters.ts';
import { outletIn, useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { Moment, WholeMoment } from '../../parts/time/moment.tsx';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { MailPane } from './mail-pane.tsx';

const views = [
  { value: '', label: 'All', none: 'Nothing has been written yet' },
  { value: 'dead', label: 'Came back', none: 'Nothing has come back' },
  { value: 'waiting', label: 'Waiting', none: 'Everything has left' },
  { value: 'sent', label: 'Sent', none: 'Nothing has left yet' },
];

const columnsFor = (address: (id: string) => string): OfficeColumn<ListedMail>[] => [
  { key: 'state', header: 'State', phone: 'corner', cell: (mail) => <MailTag mail={mail} /> },
  {
    key: 'letter',
    header: 'Letter',
    phone: 'title',
    cell: ({ id, subject }) => <Link to={address(id)}>{subject}</Link>,
  },
  {
    key: 'to',
    header: 'To',
    cell: ({ recipient, problem, nextTryAt }) => (
      <>
        {recipient}
        {problem && (
          <>
            <br />
            <small>
              {problem}
              {nextTryAt && (
                <>
                  , next try <WholeMoment at={nextTryAt} />
                </>
              )}
            </small>
          </>
        )}
      </>
    ),
  },
  { key: 'when', header: 'Written', sort: 'written', cell: ({ writtenAt }) => <Moment at={writtenAt} /> },
];

const begin = { words: '', state: '' };
const viewOf = ({ state }: typeof begin) => views.find(({ value }) => value === state) ?? firstOf(views);
const questionOf = (filters: typeof begin) => ({
  words: filters.words.trim() || undefined,
  state: (viewOf(filters).value || undefined) as ListedMail['state'] | undefined,
});

const sumWords = ({ matching, isExact }: { matching: number; isExact: boolean }): string =>
  `${matching.toLocaleString(locale())}${isExact ? '' : '+'} ${matching === 1 ? 'letter' : 'letters'}`;

/** The same list with one of its letters open beside it; without an id, with none. */
function withLetter(parameters: URLSearchParams, id: string): string {
  const next = new URLSearchParams(parameters);
  if (id) next.set('letter', id);
  else next.delete('letter');
  return `/mail?${next}`;
}

/** Did they get the letter? */
export function MailList() {
  const navigate = useNavigate();
  const { outletId } = useOutletScope();
  const { filters, set, clear } = useAddressFilters(begin);
  const { value: state, none } = viewOf(filters);
  const question = { ...questionOf(filters), outletId };
  const { answer, rows, ...table } = useKeysetTable(listMails, question, { by: 'written', down: true });
  const send = useOfficeSend(exportMails);
  const [parameters] = useSearchParams();
  const letter = parameters.get('letter') ?? '';
  const open = (id: string) => void navigate(withLetter(parameters, id));
  const keys = useTableKeys({ keys: rows?.map(({ id }) => id) ?? [], open, pages: table.pages });
  const chips = filters.words
    ? [{ key: 'words', label: `To: ${filters.words}`, onRemove: () => set({ words: '' }) }]
    : [];
  const nothing = chips.length > 0 ? <NothingMatches filters={chips} /> : <EmptyState title={none} />;
  return (
    <>
      <MailHead>
        <CsvExportButton
          count={answer.data?.isExact ? answer.data.matching : undefined}
          start={() => send.mutateAsync(question)}
        />
      </MailHead>
      <MailViews state={state} />
      <FilterBar
        search={{ label: 'E-mail', value: filters.words, onChange: (words) => set({ words }) }}
        chips={chips}
        onClear={clear}
      />
      <SplitView
        wideList
        opened={letter !== ''}
        detail={letter && <MailPane key={letter} id={letter} onClose={() => open('')} />}
        list={
          <OfficeTable
            {...table}
            caption="Letters"
            columns={columnsFor((id) => withLetter(parameters, id))}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ subject }) => subject}
            focused={keys.focused}
            onFocus={keys.onFocus}
            onOpen={({ id }) => open(id)}
            sum={answer.data && sumWords(answer.data)}
            instead={
              answer.isError ? (
                <AnswerFailed answer={answer} what="This list" />
              ) : (
                rows?.length === 0 && nothing
              )
            }
          />
        }
      />
    </>
  );
}

/** `212 sent, 1 waits, 3 came back` */
function mailFacts(states: OutputOf<typeof countMails>['states']): string {
  const many = (state: ListedMail['state']) => states.find((each) => each.state === state)?.mails ?? 0;
  return [
    `${counted(many('sent'), 'letter')} sent`,
    many('waiting') === 0 ? 'none waits' : counted(many('waiting'), 'waits', 'wait'),
    many('dead') === 0 ? 'none came back' : `${many('dead').toLocaleString(locale())} came back`,
  ].join(', ');
}

function MailHead({ children }: { children: ReactNode }) {
  const { outletId, within } = useOutletScope();
  const mayWord = useMayDo('mail.templates');
  const counts = useOfficeAnswer(countMails, { outletId }).data?.states;
  return (
    <PageHead
      title="Mail"
      facts={counts ? mailFacts(counts) : 'What was written to customers, and whether it left'}
      actions={
        <>
          {children}
          {mayWord && (
            <ButtonLink look="lined" render={<Link to={within('/mail/templates')} />}>
              Templates
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** The letters by what became of them, each with how many there are. */
function MailViews({ state }: { state: string }) {
  const { outletId } = useOutletScope();
  const [parameters] = useSearchParams();
  const counts = useOfficeAnswer(countMails, { outletId });
  const countOf = (wanted: string) =>
    counts.data?.states
      .filter((each) => !wanted || each.state === wanted)
      .reduce((sum, { mails }) => sum + mails, 0);
  const address = (wanted: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of [...dependentParameters, 'state']) next.delete(name);
    if (wanted) next.set('state', wanted);
    return `/mail?${next}`;
  };
  return (
    <RoomViews
      room="mail"
      value={state}
      views={views.map(({ value, label }) => ({
        value,
        link: <Link to={address(value)}>{label}</Link>,
        count: countOf(value),
      }))}
      Count={KeptCount}
    />
  );
}

const KeptCount = ({ kept }: CountProps) => (
  <ListCount call={listMails} input={{ ...questionOf(filtersIn(kept, begin)), outletId: outletIn(kept) }} />
);
