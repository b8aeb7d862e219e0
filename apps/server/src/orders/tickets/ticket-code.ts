// What opens a ticket's page: the random id of its row, and a signature that only this server can make.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** One ticket, or all tickets of an order. What is signed for one opens nothing of the other. */
const purposes = { ticket: 'mobile-ticket:', page: 'ticket-page:' } as const;
export type CodePurpose = keyof typeof purposes;

const ID_LENGTH = 22;
const SIGNATURE_BYTES = 16;

function sign(purpose: CodePurpose, secret: string, id: Buffer): string {
  const mac = createHmac('sha256', secret).update(purposes[purpose]).update(id).digest();
  return mac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

export function codeFor(purpose: CodePurpose, secret: string, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return id.toString('base64url') + sign(purpose, secret, id);
}

/** The id behind a code; undefined for any that this server has not made. */
export function uuidOfCode(purpose: CodePurpose, secret: string, code: string): string | undefined {
  if (!/^[\w-]{44}$/.test(code)) return undefined;
  const id = Buffer.from(code.slice(0, ID_LENGTH), 'base64url');
  const hex = id.toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isOurs = timingSafeEqual(Buffer.from(codeFor(purpose, secret, uuid)), Buffer.from(code));
  return isOurs ? uuid : undefined;
}
