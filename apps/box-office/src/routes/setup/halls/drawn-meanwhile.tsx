import { getHall } from '@stagedoor/contract/calls/office/halls';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import type { Saving } from './use-saving.ts';

interface DrawnMeanwhileProps {
  hallId: number;
  saving: Saving;
  onTheirs: () => void;
}

/** Somebody else has kept a drawing since. Nothing is overwritten silently and nothing drawn is lost. */
export function DrawnMeanwhile({ hallId, saving, onTheirs }: DrawnMeanwhileProps) {
  const answer = useOfficeAnswer(getHall, { hallId });
  const keep = () => void answer.refetch().then(({ data }) => saving.keepOver(data?.draft?.revision ?? 0));
  return (
    <Alert tone="warning" role="alert" title={words.somebodyElse(answer.data?.draft?.by ?? 'Somebody')}>
      {words.somebodyMeans}
      <Actions>
        <Button look="lined" size="s" onClick={onTheirs}>
          Take theirs
        </Button>
        <Button size="s" onClick={keep}>
          {words.keepMine}
        </Button>
      </Actions>
    </Alert>
  );
}
