export { openFulfilment } from './open-fulfilment.ts';
export { scannedTickets } from './door/scan-store.ts';
