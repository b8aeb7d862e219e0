import { useNavigate, useParams } from 'react-router';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { RenameSample } from './rename-sample.tsx';
import { listSamples } from './sample-calls.ts';

/** What is this one called? */
export function SamplePage() {
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(listSamples, { words: number, state: '' });
  useKey('u', () => void navigate('/sample'));
  return (
    <Answered answer={answer} what="This sample">
      {({ rows: [sample] }) => (
        <>
          <PageHead
            within={[
              <Link key="list" to="/sample">
                Sample room
              </Link>,
            ]}
            title={number}
          />
          <Panel title="Name">
            {sample ? <RenameSample sample={sample} /> : <EmptyState title={`There is no ${number}`} />}
          </Panel>
        </>
      )}
    </Answered>
  );
}
