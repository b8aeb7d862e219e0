import { policyTypes } from '@stagedoor/rules/policies';
import { ANY_SALE, EXTERNAL_SALE, FAN_REQUEST_SALE, INSTANT_SALE } from '@stagedoor/rules/sales-types';
import { oneOf } from '../reading/choices.ts';
import { listOf } from '../reading/collections.ts';
import { html } from '../reading/html.ts';
import { idOf } from '../reading/numbers.ts';
import type { Reader } from '../reading/reader.ts';
import type { ReadBy } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

const types = {
  privacy: policyTypes.privacy,
  terms: policyTypes.terms,
  'payment-plan': policyTypes.paymentPlan,
  'ticket-guidelines': policyTypes.ticketGuidelines,
  footer: policyTypes.footer,
  'external-sale': policyTypes.externalSale,
  'payment-plan-terms': policyTypes.paymentPlanTerms,
  'priority-selection': policyTypes.prioritySelection,
  flag: policyTypes.flag,
};

const anySale: readonly number[] = [ANY_SALE];
const requests: readonly number[] = [ANY_SALE, FAN_REQUEST_SALE];

/** Screens look for these with these sales types only: another would never be shown. */
const shownFor: Readonly<Record<number, readonly number[]>> = {
  [policyTypes.privacy]: anySale,
  [policyTypes.terms]: anySale,
  [policyTypes.footer]: anySale,
  [policyTypes.ticketGuidelines]: requests,
  [policyTypes.prioritySelection]: requests,
};

const policy = record(
  'policy',
  {
    id: required(idOf('policy')),
    type: required(oneOf(types)),
    sale: optional(
      oneOf({ any: ANY_SALE, instant: INSTANT_SALE, request: FAN_REQUEST_SALE, external: EXTERNAL_SALE }),
      ANY_SALE,
    ),
    headline: required(line()),
    text: required(html),
  },
  ({ type, sale, placeOf }, { report }) => {
    if (type === undefined || sale === undefined || (shownFor[type] ?? [sale]).includes(sale)) return;
    report.mistake(placeOf('sale'), 'A policy of this type is never shown for that kind of sale.');
  },
);

const policies = listOf(policy);

export const policiesFile: Reader<ReadBy<typeof policies>> = (tree, reading) => {
  const all = policies(tree, reading);
  const seen = new Set<string>();
  for (const { type, sale, place } of all ?? []) {
    const kind = `${type} ${sale}`;
    if (seen.has(kind))
      reading.report.mistake(place, 'The outlet has a policy of this type and sale already.');
    seen.add(kind);
  }
  return all;
};
