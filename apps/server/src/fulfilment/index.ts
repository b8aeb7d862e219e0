export { openFulfilment } from './open-fulfilment.ts';
