import { canonicalJson } from '@stagedoor/draw/canonical';
import { checkPublicNumber, readPublicNumber } from '@stagedoor/draw/public-input';
import type { PublicNumber } from '@stagedoor/draw/public-input';
import { Refusal } from '@stagedoor/draw/refusal';
import { digitsProblem } from '@stagedoor/rules/draw/public-number-words';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import type { Tx } from '../platform/db/tables.ts';
import { refuseDraw } from './awards-needs.ts';
import { isSigned } from './drand-signature.ts';
import { savePublicNumber } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { nodeSha256 } from './node-sha256.ts';
import { rulesOf } from './stored-draw.ts';

/** What somebody hands in: digits, or a round's signature, from which the rest follows. */
export interface GivenNumber {
  digits?: string | undefined;
  signature?: string | undefined;
}

function numberFrom({ digits, signature }: GivenNumber, draw: DrawRow): PublicNumber {
  const { publicInput } = rulesOf(draw);
  if (publicInput.kind === 'none') return { kind: 'none' };
  if (publicInput.kind === 'digits') return { kind: 'digits', value: (digits ?? '').replaceAll(/\s/g, '') };
  const signed = (signature ?? '').trim().toLowerCase();
  const randomness = Buffer.from(nodeSha256.hash(Buffer.from(signed, 'hex'))).toString('hex');
  return { kind: 'drand', round: publicInput.round, randomness, signature: signed };
}

/** Checked before it is kept: it never changes after. The draw's row must be locked. */
export async function recordNumber(
  tx: Tx,
  draw: DrawRow,
  given: GivenNumber,
  now: Date,
): Promise<PublicNumber> {
  if (draw.state !== 'frozen') refuseDraw(drawOfficeMessages.notFrozen);
  if (draw.public_number !== null) refuseDraw(drawOfficeMessages.numberThere);
  const { publicInput } = rulesOf(draw);
  try {
    const handedIn = numberFrom(given, draw);
    const problem =
      publicInput.kind === 'digits' && handedIn.kind === 'digits'
        ? digitsProblem(handedIn.value, publicInput.count)
        : undefined;
    if (problem !== undefined) refuseDraw(problem);
    const number = readPublicNumber(handedIn);
    checkPublicNumber(publicInput, number, nodeSha256);
    if (publicInput.kind === 'drand' && number.kind === 'drand' && !isSigned(publicInput, number)) {
      refuseDraw(drawOfficeMessages.signatureWrong);
    }
    await savePublicNumber(tx, draw, canonicalJson(number), now);
    return number;
  } catch (error) {
    if (error instanceof Refusal) return refuseDraw(drawOfficeMessages.numberWrong);
    throw error;
  }
}
