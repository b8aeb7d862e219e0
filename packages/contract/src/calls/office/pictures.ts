// Pictures and fonts from somebody's computer, for what is built in the box office.
import { pictureLimits } from '@stagedoor/rules/shops/picture-limits';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { fileBytes, flag, id, line, text } from '../../wire.ts';

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
  output: shape('KeptPicture', {
    address: text,
    /** Scripts, links or foreign content were taken out of it. */
    wasCleaned: flag,
  }),
  refusals: ['NOT_FOUND', 'PICTURE_REFUSED', 'BODY_TOO_LARGE'],
  fileMegabytes: pictureLimits.megabytes,
  turns: { atOnce: 1, waiting: 5 },
});

export const pictureCalls = [uploadPicture];
