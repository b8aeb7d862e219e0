import type { OfficePlace } from '../platform/http/office-place.ts';
import type { PictureFolder } from '../platform/pictures/picture-folder.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { Gateways } from '../payments/index.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import type { DrawNeeds } from './draw-page.ts';
import type { Previews } from './preview.ts';

/** What everything that a browser loads is made from. */
export interface PageNeeds extends DrawNeeds {
  directory: OutletDirectory;
  pictures: PictureFolder;
  place: OfficePlace;
  publicAddress: PublicAddress;
  gateways: Pick<Gateways, 'all' | 'forShop'>;
  previews: Previews;
}
