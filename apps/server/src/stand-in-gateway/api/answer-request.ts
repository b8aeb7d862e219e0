// One request from its text to the reaction: an answer, or one of the ways in which a network fails.
import { currencies } from '@stagedoor/rules/money/currencies';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { strikeFaults } from '../store/fault-store.ts';
import type { FaultKind, Struck } from '../store/fault-store.ts';
import type { Reaction } from '../react.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { badCredentials, badRequest, ok, written } from './answers.ts';
import type { Json } from './answers.ts';
import {
  createProfile,
  deletePaymentProfile,
  getHostedProfilePage,
  getProfile,
} from './customer-profiles.ts';
import { listBatches, listInBatch } from './batches.ts';
import { createTransaction } from './create-transaction.ts';
import type { ServedTransaction } from './create-transaction.ts';
import { getDetails, listForCustomer, listUnsettled } from './look-ups.ts';
import { requestShapes } from './request-shapes.ts';
import type { RequestName } from './request-shapes.ts';
import { outOfSequence } from './sequence.ts';

type Serve = (needs: StandInNeeds, body: Json, struck: Struck) => Promise<Json | ServedTransaction>;

const servants: Record<RequestName, Serve> = {
  authenticateTestRequest: async () => ok(),
  getMerchantDetailsRequest: async () =>
    ok({
      isTestMode: true,
      merchantName: 'Stand-in merchant',
      gatewayId: '100001',
      currencies: [...currencies],
    }),
  createCustomerProfileRequest: createProfile,
  getCustomerProfileRequest: getProfile,
  deleteCustomerPaymentProfileRequest: deletePaymentProfile,
  getHostedProfilePageRequest: getHostedProfilePage,
  createTransactionRequest: createTransaction,
  getTransactionListForCustomerRequest: listForCustomer,
  getUnsettledTransactionListRequest: listUnsettled,
  getSettledBatchListRequest: listBatches,
  getTransactionListRequest: listInBatch,
  getTransactionDetailsRequest: getDetails,
};

function parse(text: string): { name: RequestName; body: Json } | string {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return 'Root element is missing.';
  }
  const [entry, ...others] = Object.entries(recordOf(root));
  if (!entry || others.length > 0 || !(entry[0] in requestShapes)) return 'The request is not known.';
  const name = entry[0] as RequestName;
  return outOfSequence(entry[1], requestShapes[name], name) ?? { name, body: entry[1] as Json };
}

function isKnown({ credentials }: StandInNeeds, body: Json): boolean {
  const { name, transactionKey } = recordOf(body.merchantAuthentication);
  return name === credentials.login && transactionKey === credentials.transactionKey;
}

const before: [FaultKind, Reaction][] = [
  ['hang', { kind: 'hang' }],
  ['reset', { kind: 'reset' }],
  ['html-502', { kind: 'html-502' }],
];
const after: [FaultKind, Reaction][] = [
  ['hang-after', { kind: 'hang' }],
  ['reset-after', { kind: 'reset' }],
  ['html-502-after', { kind: 'html-502' }],
];
const reactionIn = (struck: Struck, faults: [FaultKind, Reaction][]): Reaction | undefined =>
  faults.find(([kind]) => struck.has(kind))?.[1];

export async function answerRequest(needs: StandInNeeds, text: string): Promise<Reaction> {
  const request = parse(text);
  if (typeof request === 'string') return { kind: 'answer', body: written(badRequest(request)) };
  const { name, body } = request;
  if (!isKnown(needs, body)) return { kind: 'answer', body: written(badCredentials()) };
  const struck = await strikeFaults(needs.db, name);
  const early = reactionIn(struck, before);
  if (early) return early;
  const served = await servants[name](needs, body, struck);
  const { answer, drops = false } = isTransaction(served) ? served : { answer: served };
  const late = drops ? ({ kind: 'reset' } as const) : reactionIn(struck, after);
  const refId = body.refId === undefined ? {} : { refId: body.refId };
  return late ?? { kind: 'answer', body: written({ ...refId, ...answer }) };
}

const isTransaction = (served: Json | ServedTransaction): served is ServedTransaction => 'answer' in served;
