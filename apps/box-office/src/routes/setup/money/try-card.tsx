import { Link } from 'react-router';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getTriedCard, tryCard } from '@stagedoor/contract/calls/office/gateways';
import type { TriedCardTold } from '@stagedoor/contract/calls/office/gateways';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import styles from '../setup.module.css';

const marks = {
  never: { tone: 'attention', words: 'Never tried' },
  asked: { tone: 'attention', words: 'Under way' },
  refused: { tone: 'critical', words: 'Refused' },
  charged: { tone: 'attention', words: 'Still to go back' },
  returned: { tone: 'good', words: 'Charged and given back' },
} as const satisfies Record<TriedCardTold['state'], { tone: string; words: string }>;

/** SETUP-09: keys that are good charge nobody by themselves. A card of one’s own shows whether money comes and goes. */
export function TryCard({ gateway, mayTry }: { gateway: string; mayTry: boolean }) {
  const answer = useOfficeAnswer(getTriedCard, {});
  const mark = answer.data && marks[answer.data.state];
  return (
    <Panel title="Try a card" aside={mark && <Tag tone={mark.tone}>{mark.words}</Tag>}>
      <Answered answer={answer} what="The card that was tried">
        {(tried) => (
          <Stack gap={16}>
            <p className={styles.quiet}>
              {tried.words}
              {tried.at && (
                <>
                  {' · '}
                  <Moment at={tried.at} />
                </>
              )}
            </p>
            {mayTry && <Steps gateway={gateway} amount={tried.amount} />}
          </Stack>
        )}
      </Answered>
    </Panel>
  );
}

function Steps({ gateway, amount }: { gateway: string; amount: string }) {
  const send = useOfficeSend(tryCard);
  return (
    <>
      <p>
        Type a card of your own at {gateway}, in a tab beside this one, and come back. Both movements stand in
        the ledger; the card is kept nowhere afterwards.
      </p>
      {send.error && <Alert tone="critical" role="alert" title={wordsOf(send.error)} />}
      <div className={styles.steps}>
        <ButtonLink look="lined" render={<Link to="/setup/money/card-form" target="_blank" />}>
          Type a card at {gateway}
        </ButtonLink>
        <Button busy={send.isPending} onClick={() => send.mutate({})}>
          Charge {amount} and give it back
        </Button>
      </div>
    </>
  );
}
