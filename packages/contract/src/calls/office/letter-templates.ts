// OPS-48: an outlet's own words for its letters.
import { OPENING_LENGTH, SUBJECT_LENGTH } from '@stagedoor/rules/letters/letter-wording';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, paragraph, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const permission = 'mail.templates';

const template = shape('LetterTemplate', {
  kind: text,
  name: text,
  /** How many this outlet has written, and when last. */
  written: id,
  lastAt: maybe(instant),
  /** The outlet has words of its own. */
  isWorded: flag,
});
export type LetterTemplate = Of<typeof template>;

const preview = shape('LetterTemplatePreview', {
  subject: text,
  text,
  about: maybe(text),
  /** None of the kind was written so far: how one would read about the latest thing that is there. */
  isSample: flag,
});
export type LetterTemplatePreview = Of<typeof preview>;

export const listLetterTemplates = officeCall({
  name: 'listLetterTemplates',
  module: 'overview',
  method: 'GET',
  path: 'mail/templates',
  permission,
  changes: false,
  summary: 'Every letter that an outlet writes, and which have words of its own.',
  input: asked('LetterTemplatesQuestion', { outletId: addressedId }),
  output: shape('LetterTemplates', { templates: list(template) }),
  refusals: ['NOT_FOUND'],
});

const words = {
  subject: z.string().check(z.maxLength(SUBJECT_LENGTH)),
  opening: paragraph(OPENING_LENGTH),
};
const ofLetter = { outletId: id, kind: line(60) };

export const getLetterTemplate = officeCall({
  name: 'getLetterTemplate',
  module: 'overview',
  method: 'GET',
  path: 'mail/template',
  permission,
  changes: false,
  summary: 'One letter of an outlet: its own words, and the latest real one, or a sample of one, in them.',
  input: asked('LetterTemplateKey', { outletId: addressedId, kind: line(60) }),
  output: shape('OfficeLetterTemplate', {
    name: text,
    subject: text,
    opening: text,
    preview: maybe(preview),
  }),
  refusals: ['NOT_FOUND'],
});

export const previewLetterTemplate = officeCall({
  name: 'previewLetterTemplate',
  module: 'overview',
  path: 'mail/preview-template',
  permission,
  changes: false,
  summary:
    'The latest real letter of a kind, or a sample of one, as it would read in these words; nothing is saved.',
  input: asked('LetterTemplateTried', { ...ofLetter, ...words }),
  output: shape('TriedLetterTemplate', { preview: maybe(preview) }),
  refusals: ['NOT_FOUND'],
});

export const wordLetterTemplate = officeCall({
  name: 'wordLetterTemplate',
  module: 'overview',
  path: 'mail/word-template',
  permission,
  changes: true,
  summary:
    'Gives a letter of an outlet its own subject and opening lines; with empty ones it reads as ours again.',
  input: asked('WordedLetterTemplate', {
    ...ofLetter,
    ...words,
    /** What stood there when it was opened. */
    was: shape('FormerLetterWords', words),
  }),
  output: noFields,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const letterTemplateCalls = [
  listLetterTemplates,
  getLetterTemplate,
  previewLetterTemplate,
  wordLetterTemplate,
];
