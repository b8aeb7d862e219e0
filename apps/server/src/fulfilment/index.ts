export { openFulfilment } from './open-fulfilment.ts';
export { hasComeIn, scannedTickets } from './door/scan-store.ts';
