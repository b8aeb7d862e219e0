export { openPayments } from './open-payments.ts';
export type { Payments } from './open-payments.ts';
export { openGateways } from './gateway/open-gateways.ts';
export type { Gateways, OpenGateways } from './gateway/open-gateways.ts';
export type { Account, GatewayRoad } from './gateway/account.ts';
export type { GatewayKind } from './gateway/payment-gateway.ts';
export { loadDemoGateway } from './gateway/load-demo-gateway.ts';
export { readGatewayConfig, readMoreGatewaysConfig } from './gateway/gateway-config.ts';
export type { Intent } from './intents/intent.ts';
export type { ChargeableCard } from './intents/new-intent.ts';
export type { ToldDispute } from './disputes/told-dispute-store.ts';
export { intentsOf } from './intents/intents-of.ts';
export type { ToldIntent } from './intents/intents-of.ts';
export { officePayments } from './office-payments.ts';
export type { BookDifference } from './ledger/books/book-differences.ts';
export type { Span } from './ledger/movements.ts';
export { targetsBeingCharged } from './intents/intent-store.ts';
export { paymentSteps } from './intents/payment-target.ts';
export type { Fulfil, PaymentTarget } from './intents/payment-target.ts';
export { importMovement } from './intents/import-movement.ts';
export type { RecordAtGateway } from './intents/import-movement.ts';
export type { CardOwner } from './cards/card-owner.ts';
export type { FindCardUses } from './cards/card-needs.ts';
export { cardsById } from './cards/cards-by-id.ts';
export type { CardsById } from './cards/cards-by-id.ts';
export {
  chargeableCardsOf,
  findChargeableCard,
  findChosenCard,
  requireChargeable,
} from './cards/find-chargeable-card.ts';
export { importCards } from './cards/import-cards.ts';
export { compareBooks } from './ledger/compare-books.ts';
export type { Movement } from './ledger/compare-books.ts';
export { compareWithLists } from './strays/compare-with-lists.ts';
export { moveByHand } from './ledger/hand-movement-store.ts';
export { ourBooks } from './ledger/read-ledger.ts';
export type { LedgerEntry } from './ledger/read-ledger.ts';
