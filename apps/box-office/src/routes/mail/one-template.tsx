import { useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getLetterTemplate } from '@stagedoor/contract/calls/office/letter-templates';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { WordsOutlet, useWordsOutlet } from '../../features/own-words/words-outlet.tsx';
import { WordingForm } from './wording-form.tsx';

/** What does this letter say, and in whose words? */
export function OneTemplate() {
  const { kind = '' } = useParams();
  const { within } = useOutletScope();
  const { id, name: outlet } = useWordsOutlet();
  const answer = useOfficeAnswer(getLetterTemplate, { outletId: id, kind });
  if (isMissing(answer.error))
    return <EmptyState icon="search" titleLevel={1} title="There is no such template" />;
  return (
    <Stack gap={16}>
      <PageHead
        within={[
          <Link key="mail" to={within('/mail')}>
            Mail
          </Link>,
          <Link key="templates" to={within('/mail/templates')}>
            Templates
          </Link>,
        ]}
        title={answer.data?.name ?? 'Template'}
        facts={outlet}
      />
      <WordsOutlet label="Letters of" />
      <Answered answer={answer} what="This template">
        {(template) => <WordingForm key={`${id} ${kind}`} outletId={id} kind={kind} template={template} />}
      </Answered>
    </Stack>
  );
}
