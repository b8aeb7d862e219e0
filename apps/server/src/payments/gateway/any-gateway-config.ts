import type { Currency } from '@stagedoor/rules/money/currencies';
import type { GatewayKind } from './payment-gateway.ts';

/** What is read of every gateway, whatever it speaks. */
export interface AnyGatewayConfig {
  kind: 'stand-in' | GatewayKind;
  /** What anybody may know of it (CALL-12). */
  publicName: string;
  /** No real money moves. */
  isSandbox: boolean;
  /** Where requests go; undefined for the stand-in inside this process. */
  apiUrl: string | undefined;
  /** What the account takes, its own first. */
  currencies: readonly [Currency, ...Currency[]];
  /** Nobody has named one yet: sellers are paid through what their owners type, and through nothing before that. */
  isMissing?: true;
}
