import { locale } from '@stagedoor/rules/language/locale';
import { listLetterTemplates } from '@stagedoor/contract/calls/office/letter-templates';
import type { LetterTemplate } from '@stagedoor/contract/calls/office/letter-templates';
import { Link } from '@stagedoor/screens/link';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { WordsOutlet, useWordsOutlet } from '../../features/own-words/words-outlet.tsx';

const columnsOf = (within: (path: string) => string): OfficeColumn<LetterTemplate>[] => [
  {
    key: 'name',
    header: 'Letter',
    phone: 'title',
    cell: ({ kind, name }) => <Link to={within(`/mail/templates/${kind}`)}>{name}</Link>,
  },
  {
    key: 'words',
    header: 'Words',
    phone: 'corner',
    cell: ({ isWorded }) => (isWorded ? <Tag tone="data">Own words</Tag> : 'As it comes'),
  },
  {
    key: 'written',
    header: 'Written',
    align: 'end',
    cell: ({ written }) => written.toLocaleString(locale()),
  },
  { key: 'last', header: 'Last', cell: ({ lastAt }) => lastAt && <Moment at={lastAt} /> },
];

/** What do our letters say? */
export function TemplateList() {
  const { within } = useOutletScope();
  const { id, name } = useWordsOutlet();
  const answer = useOfficeAnswer(listLetterTemplates, { outletId: id }, { keep: true });
  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="mail" to={within('/mail')}>
            Mail
          </Link>,
        ]}
        title="Templates"
        facts={`Subject and opening lines can be ${name}’s own; what a letter tells stays`}
      />
      <WordsOutlet label="Letters of" />
      <Panel flush>
        <OfficeTable
          caption="Letters that can be worded"
          columns={columnsOf(within)}
          rows={answer.data?.templates}
          rowKey={({ kind }) => kind}
          instead={answer.isError && <AnswerFailed answer={answer} what="This list" />}
        />
      </Panel>
    </Stack>
  );
}
