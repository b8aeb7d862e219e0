import { chooseOwnLetter } from '@stagedoor/contract/calls/office/own-letters';
import { staffLetterMessages } from '@stagedoor/rules/messages/letters-to-staff';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { saveChoice } from '../letters/letter-choice-store.ts';
import { ownMatters } from '../letters/matters-for.ts';
import type { LettersNeeds } from '../letters/matters-for.ts';

export const chooseOwnLetterHandler = ({ matters }: LettersNeeds): Handler<'staff'> =>
  handleSignedIn(chooseOwnLetter, async ({ matter, how }, { session, change }) => {
    const { at, theirs } = ownMatters(matters(), session);
    const chosen = theirs.find(({ name }) => name === matter);
    if (!chosen) return refuse('NOT_FOUND');
    await change(async ({ tx, record }) => {
      await saveChoice(tx, at, matter, how);
      record({
        action: 'staff.letter-chosen',
        subject: { kind: 'staff', id: at.staffId },
        after: { about: chosen.about, letter: staffLetterMessages[how ?? 'none'] },
      });
    });
    return {};
  });
