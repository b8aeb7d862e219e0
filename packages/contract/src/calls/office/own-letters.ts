// HOOK-07: what somebody at work wants to hear of by letter.
import { letterRhythms } from '@stagedoor/rules/staff/letters-to-staff';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { line, list, maybe, text } from '../../wire.ts';

const rhythm = z.enum(letterRhythms);

export const listOwnLetters = officeCall({
  name: 'listOwnLetters',
  module: 'staff',
  method: 'GET',
  path: 'staff/own-letters',
  permission: 'signed-in',
  changes: false,
  summary: 'What one may hear of by letter at this seller, and what one has chosen.',
  input: noFields,
  output: shape('OwnLetters', {
    letters: list(
      shape('OwnLetter', {
        /** As Today calls it. */
        matter: text,
        /** What the letters tell of. */
        about: text,
        /** Missing where no letter is wanted. */
        how: maybe(rhythm),
      }),
    ),
  }),
});

export const chooseOwnLetter = officeCall({
  name: 'chooseOwnLetter',
  module: 'staff',
  path: 'staff/choose-letter',
  permission: 'signed-in',
  changes: true,
  summary: 'Hear of a matter at once, every morning, or not by letter.',
  input: asked('LetterChoice', { matter: line(60), how: maybe(rhythm) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const ownLetterCalls = [listOwnLetters, chooseOwnLetter];
