import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { keepUpload } from '../pictures/keep-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const uploadPictureHandler = ({ db }: Pick<SetupNeeds, 'db'>): Handler<'setup'> =>
  handle(uploadPicture, async ({ outletId, ...upload }, caller) => {
    caller.requireOutlet(outletId);
    return keepUpload(db, upload);
  });
