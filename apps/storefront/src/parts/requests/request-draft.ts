// The request in progress: everything chosen so far, kept in this tab until it is sent or the customer signs out.
import type { AddressInput } from '@stagedoor/contract/entities/address';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { dropDraft, readDraft, writeDraft } from '../draft.ts';

export interface RequestDraft {
  eventId: number;
  seriesId: number;
  lines: readonly RequestWish[];
  shipping?:
    | {
        address: AddressInput;
        /** Only where the series leaves the choice to the customer. */
        deliveryMethodUuid?: string | undefined;
      }
    | undefined;
  payment?:
    | {
        planEnrolled: boolean;
        /** One card, or one for each installment. */
        cardUuids: readonly string[];
      }
    | undefined;
}

const NAME = 'request';

export const recallRequest = (): RequestDraft | undefined => readDraft(NAME) as RequestDraft | undefined;
export const rememberRequest = (draft: RequestDraft): void => writeDraft(NAME, draft);
export const forgetRequest = (): void => dropDraft(NAME);

/** Begins anew, or goes on with other lines: what was said about shipping and payment of the series stays. */
export function beginRequest(eventId: number, seriesId: number, lines: readonly RequestWish[]): RequestDraft {
  const before = recallRequest();
  const kept = before?.seriesId === seriesId ? before : undefined;
  return { eventId, seriesId, lines, shipping: kept?.shipping, payment: kept?.payment };
}

/** The lines with another quantity of one level; none takes it away. */
export const withQuantity = (
  lines: readonly RequestWish[],
  priceLevelId: number,
  quantity: number,
): RequestWish[] => [
  ...lines.filter((line) => line.priceLevelId !== priceLevelId),
  ...(quantity > 0 ? [{ priceLevelId, quantity }] : []),
];
