export { catalogueShelf } from './catalogue-shelf.ts';
export type { CatalogueShelf } from './catalogue-shelf.ts';
export type { LevelOnOffer } from './level-on-offer.ts';
export { getOutletEventsHandler, outletEvents } from './get-outlet-events.ts';
export type { CatalogueNeeds } from './get-outlet-events.ts';
export { seriesOfOutlet } from './series-of-outlet.ts';
export { catalogueImport } from './catalogue-import.ts';
export { findSoldEvents, findSoldItems } from './find-sold-events.ts';
export type { SoldEvent, SoldItem } from './find-sold-events.ts';
