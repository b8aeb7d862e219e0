// How a seller shows taxes, and what stands on its invoices.
import { taxSettingLimits } from '@stagedoor/rules/setup/tax-settings';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, line, paragraph } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const settings = {
  taxes: z.enum(['added', 'included']),
  taxName: line(taxSettingLimits.taxName),
  country: line(taxSettingLimits.country),
  timeZone: line(taxSettingLimits.timeZone),
  issueInvoices: flag,
  legalName: line(taxSettingLimits.legalName),
  sellerAddress: paragraph(taxSettingLimits.sellerAddress),
  taxNumber: line(taxSettingLimits.taxNumber),
  prefix: line(taxSettingLimits.prefix),
  note: paragraph(taxSettingLimits.note),
};

const taxSettings = shape('TaxSettings', {
  ...settings,
  /** Files describe an outlet of the seller: what they say counts again with their next import. */
  keptByFiles: flag,
});
export type ToldTaxSettings = Of<typeof taxSettings>;

export const getTaxSettings = officeCall({
  name: 'getTaxSettings',
  module: 'sellers',
  method: 'GET',
  path: 'setup/taxes',
  permission: 'setup.look',
  changes: false,
  summary: 'Whether taxes come on top of prices or are in them, and what stands on invoices.',
  input: noFields,
  output: taxSettings,
});

export const saveTaxSettings = officeCall({
  name: 'saveTaxSettings',
  module: 'sellers',
  path: 'setup/save-taxes',
  permission: 'setup.change',
  changes: true,
  summary:
    'Say anew how taxes are shown and what stands on invoices, and switch these on or off. What was sold keeps its ' +
    'taxes, what was issued stays as it is.',
  input: asked('NewTaxSettings', {
    ...settings,
    /** What stood there when it was opened. */
    was: shape('FormerTaxSettings', settings),
  }),
  output: noFields,
  refusals: ['INVALID_INPUT', 'CHANGED_MEANWHILE'],
});

export const taxSettingsCalls = [getTaxSettings, saveTaxSettings];
