import type { Handler } from '../../platform/http/handler.ts';
import { chooseOwnLetterHandler } from '../calls/choose-own-letter.ts';
import { listOwnLettersHandler } from '../calls/list-own-letters.ts';
import type { LettersNeeds } from './matters-for.ts';

export const letterHandlers = (needs: LettersNeeds): Handler<'staff'>[] => [
  listOwnLettersHandler(needs),
  chooseOwnLetterHandler(needs),
];
