// LANG-05: what an outlet wrote itself, in each of its languages. A text is known by itself, so that it can be said in
// another language before it is published, wherever it will stand; it counts at once and stands in no draft.
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, id, list, maybe, paragraph, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/** As long as a policy may be. */
const LONGEST = 100_000;
const written = paragraph(LONGEST);
const language = z.enum(keysOf(shopLanguages));

const saidText = shape('SaidText', {
  /** As it stands in the outlet's first language. */
  text,
  language,
  words: text,
});

const outletWords = shape('OutletWords', {
  outletId: id,
  /** Its own first. */
  languages: list(language),
  keptBy: z.enum(['files', 'desk']),
  said: list(saidText),
});
export type OutletWords = Of<typeof outletWords>;

export const getOutletWords = officeCall({
  name: 'getOutletWords',
  module: 'setup',
  method: 'GET',
  path: 'setup/words',
  permission: 'setup.look',
  changes: false,
  summary: 'What an outlet wrote, as it says it in its other languages.',
  input: asked('OutletWordsKey', { outletId: addressedId }),
  output: outletWords,
  refusals: ['NOT_FOUND'],
});

export const setOutletWords = officeCall({
  name: 'setOutletWords',
  module: 'setup',
  path: 'setup/set-words',
  permission: 'setup.change',
  changes: true,
  summary:
    'Says a text of the outlet in one of its other languages, from now on; without words it is shown as it was written. `was` is what stood there when it was typed.',
  input: asked('OutletWordsSet', {
    outletId: id,
    text: written,
    language,
    words: maybe(written),
    was: maybe(written),
  }),
  output: noFields,
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
});

export const outletWordsCalls = [getOutletWords, setOutletWords];
