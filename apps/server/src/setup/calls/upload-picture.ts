import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { ENGLISH_LANGUAGE, isShopLanguage } from '@stagedoor/rules/language/shop-languages';
import type { ShopLanguage } from '@stagedoor/rules/language/shop-languages';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { draftedOutlet } from '../preview/drafted-outlet.ts';
import { keepUpload } from '../pictures/keep-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const uploadPictureHandler = (needs: Pick<SetupNeeds, 'db' | 'checks'>): Handler<'setup'> =>
  handle(uploadPicture, async ({ outletId, ...upload }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, now } = caller;
    const speaks = async (): Promise<ShopLanguage[]> => {
      const { languages } = await draftedOutlet(needs, { sellerId, outletId, now });
      return languages.length > 0 ? languages.filter(isShopLanguage) : [ENGLISH_LANGUAGE];
    };
    return keepUpload(needs.db, upload, upload.what === 'font' ? await speaks() : []);
  });
