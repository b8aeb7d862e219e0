import { listOwnLetters } from '@stagedoor/contract/calls/office/own-letters';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { choicesOf } from '../letters/letter-choice-store.ts';
import { ownMatters } from '../letters/matters-for.ts';
import type { LettersNeeds } from '../letters/matters-for.ts';

export const listOwnLettersHandler = ({ db, matters }: LettersNeeds): Handler<'staff'> =>
  handleSignedIn(listOwnLetters, async (_input, { session }) => {
    const { at, theirs } = ownMatters(matters(), session);
    const chosen = await choicesOf(db, at);
    return {
      letters: theirs
        .map(({ name, about }) => ({ matter: name, about, how: chosen.get(name) }))
        .toSorted((a, b) => a.about.localeCompare(b.about, 'en')),
    };
  });
