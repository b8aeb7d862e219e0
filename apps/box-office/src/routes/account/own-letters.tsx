import { chooseOwnLetter, listOwnLetters } from '@stagedoor/contract/calls/office/own-letters';
import type { OutputOf } from '@stagedoor/contract/call';
import { wordsOf } from '@stagedoor/asking/words-of';
import { staffLetterMessages as words } from '@stagedoor/rules/messages/letters-to-staff';
import { letterRhythms } from '@stagedoor/rules/staff/letters-to-staff';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import styles from './own-letters.module.css';

type Letter = OutputOf<typeof listOwnLetters>['letters'][number];

/** HOOK-07: what one hears of by letter. A viewer, who acts on nothing, is offered nothing. */
export function OwnLetters() {
  const answer = useOfficeAnswer(listOwnLetters, {});
  if (answer.data?.letters.length === 0) return undefined;
  return (
    <Panel title={words.title} flush>
      <Answered answer={answer} what="The list of your letters">
        {({ letters }) => (
          <>
            <p className={styles.told}>{words.told}</p>
            <ul className={styles.letters}>
              {letters.map((letter) => (
                <Choice key={letter.matter} letter={letter} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Choice({ letter: { matter, about, how } }: { letter: Letter }) {
  const send = useOfficeSend(chooseOwnLetter);
  const toasts = useToasts();
  // What was pressed is shown until the answer stands in the list.
  const shown = send.isPending ? send.variables?.how : how;
  const choose = (value: string) =>
    send.mutate(
      { matter, how: letterRhythms.find((rhythm) => rhythm === value) },
      { onError: (error) => toasts.error(words.notKept, wordsOf(error)) },
    );
  return (
    <li className={styles.letter}>
      <span>{about}</span>
      <Select
        aria-label={words.letterAbout(about)}
        value={shown ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.none}</option>
        {letterRhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {words[rhythm]}
          </option>
        ))}
      </Select>
    </li>
  );
}
