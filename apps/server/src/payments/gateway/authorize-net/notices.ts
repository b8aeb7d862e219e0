import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Notice, NoticeHeaders } from '../payment-gateway.ts';
import { isSignedByGateway } from './signature.ts';
import type { SignatureSettings } from './signature.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** Undefined for what the gateway has not signed. */
export function readNotice(
  body: Buffer,
  headers: NoticeHeaders,
  settings: SignatureSettings,
): Notice | undefined {
  const header = headers['x-anet-signature'];
  if (!isSignedByGateway(body, typeof header === 'string' ? header : undefined, settings)) return undefined;
  try {
    const { notificationId, payload } = recordOf(JSON.parse(body.toString()));
    const { merchantReferenceId, invoiceNumber } = recordOf(payload);
    const ref = merchantReferenceId ?? invoiceNumber;
    if (isText(notificationId) && isText(ref)) return { id: notificationId, ref };
  } catch {
    // Signed, and yet no JSON: about nothing of ours.
  }
  return { id: '', ref: undefined };
}
