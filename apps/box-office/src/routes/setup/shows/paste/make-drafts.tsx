import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '@stagedoor/asking/words-of';
import { pasteShows } from '@stagedoor/contract/calls/office/paste-shows';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { PastedShow } from '@stagedoor/rules/setup/pasted-shows';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../../parts/asking/use-office-send.ts';
import { sentShow } from './sent-show.ts';
import type { usePasted } from './use-pasted.ts';

/** A long leg goes in parts: what arrived is a draft, whatever becomes of the rest. */
const AT_ONCE = 100;

const inParts = (shows: readonly PastedShow[]): PastedShow[][] =>
  Array.from({ length: Math.ceil(shows.length / AT_ONCE) }, (_, part) =>
    shows.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

interface MakeDraftsProps {
  at: number | undefined;
  like: number | undefined;
  pasted: ReturnType<typeof usePasted>;
}

/** Shows without a wrong cell become drafts; the others stay in the table. */
export function MakeDrafts({ at, like, pasted: { shows, fresh, takeOut } }: MakeDraftsProps) {
  const send = useOfficeSend(pasteShows);
  const toasts = useToasts();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const right = shows.filter(({ isRight }) => isRight);
  const left = shows.length - right.length;
  const make = async () => {
    if (at === undefined) return;
    const arrived: PastedShow[] = [];
    let [made, known] = [0, 0];
    try {
      for (const part of inParts(right)) {
        const sent = part.map((show) => sentShow(show, fresh));
        const answer = await send.mutateAsync({ outletId: at, like, shows: sent });
        made += answer.draftIds.length;
        known += answer.known;
        arrived.push(...part);
      }
    } finally {
      if (arrived.length > 0) toasts.success(words.made(made, known));
      if (left > 0 || arrived.length < right.length) takeOut(arrived);
      else void navigate('/setup/shows?state=drafts');
    }
  };
  const press = () => {
    setMaking(true);
    void make()
      .catch((error: unknown) => toasts.error(wordsOf(error)))
      .finally(() => setMaking(false));
  };
  return (
    <Button
      busy={isMaking}
      disabledReason={right.length === 0 ? words.nothingRight : undefined}
      onClick={press}
    >
      {words.make(right.length, left)}
    </Button>
  );
}
