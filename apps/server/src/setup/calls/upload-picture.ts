import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { pictureName } from '../../platform/pictures/picture-name.ts';
import { keepPicture } from '../../platform/pictures/picture-store.ts';
import { takeUpload } from '../pictures/take-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Nothing names it yet, so nobody sees it: the log hears of it when a draft that does is published. */
export const uploadPictureHandler = ({ db }: Pick<SetupNeeds, 'db'>): Handler<'setup'> =>
  handle(uploadPicture, async ({ outletId, ...upload }, caller) => {
    caller.requireOutlet(outletId);
    const { bytes, ending, wasCleaned } = await takeUpload(upload);
    const name = pictureName(bytes, ending);
    await keepPicture(db, name, bytes);
    return { address: `/images/${name}`, wasCleaned };
  });
