// What opens a private outlet. It counts at once and stands in no draft.
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { officeCall } from '../../office-call.ts';
import { asked, noFields } from '../../shape.ts';
import { id, line, maybe } from '../../wire.ts';

export const setOutletPassword = officeCall({
  name: 'setOutletPassword',
  module: 'setup',
  path: 'setup/set-password',
  permission: 'setup.change',
  changes: true,
  summary:
    'Makes an outlet private, with a password that is told to whoever may come in; without one it is open.',
  input: asked('OutletPasswordSet', { outletId: id, password: maybe(line(fieldLimits.password)) }),
  output: noFields,
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
});

export const outletPasswordCalls = [setOutletPassword];
