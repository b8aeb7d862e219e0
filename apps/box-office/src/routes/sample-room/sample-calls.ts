// Calls as a room declares them, except that they would stand in the contract. They are answered by this page itself.
import { keysetFields, keysetPage } from '@stagedoor/contract/keyset-page';
import { officeCall } from '@stagedoor/contract/office-call';
import { asked, noFields, shape } from '@stagedoor/contract/shape';
import { id, line, maybe, text } from '@stagedoor/contract/wire';
import type { Of } from '@stagedoor/contract/wire';

const sample = shape('Sample', {
  number: text,
  name: text,
  state: text,
  cents: id,
  /** Counts the changes. */
  version: id,
});
export type Sample = Of<typeof sample>;

const samplePage = keysetPage('SamplePage', sample, { cents: id });
export type SamplePage = Of<typeof samplePage>;

const permission = 'orders.look';

export const listSamples = officeCall({
  name: 'listSamples',
  module: 'orders',
  path: 'sample/list',
  permission,
  changes: false,
  summary: 'Samples, page by page.',
  input: asked('SampleQuestion', { ...keysetFields, words: line(100), state: line(20), outletId: maybe(id) }),
  output: samplePage,
});

export const renameSample = officeCall({
  name: 'renameSample',
  module: 'orders',
  path: 'sample/rename',
  permission,
  changes: true,
  summary: 'Another name. Refused with CHANGED_MEANWHILE when somebody else was quicker.',
  input: asked('SampleName', { number: text, name: line(100), version: id }),
  output: sample,
  refusals: ['CHANGED_MEANWHILE'],
});

export const closeSamples = officeCall({
  name: 'closeSamples',
  module: 'orders',
  path: 'sample/close',
  permission,
  changes: true,
  freshPassword: true,
  summary: 'Closes many at once, as a task.',
  input: asked('SampleChoice', { numbers: maybe(line(10_000)), reason: line(200) }),
  output: noFields,
});
