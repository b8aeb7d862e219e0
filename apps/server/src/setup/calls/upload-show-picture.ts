import { uploadShowPicture } from '@stagedoor/contract/calls/office/pictures';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { keepUpload } from '../pictures/keep-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const uploadShowPictureHandler = ({ db }: Pick<SetupNeeds, 'db'>): Handler<'setup'> =>
  handle(uploadShowPicture, async ({ outletId, name, bytes }, caller) => {
    caller.requireOutlet(outletId);
    return keepUpload(db, { what: 'picture', name, bytes }, []);
  });
