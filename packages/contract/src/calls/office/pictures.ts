// Pictures and fonts from somebody's computer, for what is built in the box office.
import { pictureLimits } from '@stagedoor/rules/shops/picture-limits';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { fileBytes, flag, id, line, text } from '../../wire.ts';

const kept = shape('KeptPicture', {
  address: text,
  /** Scripts, links or foreign content were taken out of it. */
  wasCleaned: flag,
});

export const uploadPicture = officeCall({
  name: 'uploadPicture',
  module: 'setup',
  path: 'setup/upload-picture',
  permission: 'setup.change',
  changes: false,
  summary:
    'Keeps a picture or a font and answers its address, for a draft to name. Its bytes say what it is; a drawing is ' +
    'kept without its scripts and links.',
  input: asked('PictureUpload', {
    outletId: id,
    what: z.enum(['picture', 'font']),
    /** What the file is called where it comes from; only sentences use it. */
    name: line(255),
    bytes: fileBytes,
  }),
  output: kept,
  refusals: ['NOT_FOUND', 'PICTURE_REFUSED', 'BODY_TOO_LARGE'],
  fileMegabytes: pictureLimits.megabytes,
  turns: { atOnce: 1, waiting: 5 },
});

/** The same for a show's own pictures: whoever types into drafts of shows may bring them. */
export const uploadShowPicture = officeCall({
  name: 'uploadShowPicture',
  module: 'setup',
  path: 'setup/upload-show-picture',
  permission: 'setup.shows',
  changes: false,
  summary:
    'Keeps a picture and answers its address, for the draft of a show to name. Its bytes say what it is.',
  input: asked('ShowPictureUpload', { outletId: id, name: line(255), bytes: fileBytes }),
  output: kept,
  refusals: ['NOT_FOUND', 'PICTURE_REFUSED', 'BODY_TOO_LARGE'],
  fileMegabytes: pictureLimits.megabytes,
  turns: { atOnce: 1, waiting: 5 },
});

export const pictureCalls = [uploadPicture, uploadShowPicture];
