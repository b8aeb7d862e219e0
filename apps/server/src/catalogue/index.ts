export { catalogueShelf } from './catalogue-shelf.ts';
export type { CatalogueShelf } from './catalogue-shelf.ts';
export type { LevelOnOffer } from './level-on-offer.ts';
export { getOutletEventsHandler, outletEvents } from './get-outlet-events.ts';
export type { CatalogueNeeds } from './get-outlet-events.ts';
export { seriesOfOutlet } from './series-of-outlet.ts';
export type { LeftByLevel } from './describe-items.ts';
export { catalogueImport } from './catalogue-import.ts';
