export { openFulfilment } from './open-fulfilment.ts';
export { ticketSteps } from './ticket-steps.ts';
export { scansOfLines } from './door/scans-of-lines.ts';
export { hasComeIn, scannedTickets } from './door/scan-store.ts';
export { pickupsOfOrder } from './will-call/pickup-store.ts';
export { reportDoor } from './door/report-door-store.ts';
