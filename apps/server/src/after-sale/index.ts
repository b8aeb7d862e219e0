export { openAfterSale } from './open-after-sale.ts';
export type { AfterSale } from './open-after-sale.ts';
export { afterSaleSteps, ticketReturnSteps } from './after-sale-steps.ts';
