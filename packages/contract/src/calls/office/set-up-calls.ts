// The calls by which a shop is built.
import { draftCalls } from './drafts.ts';
import { firstRunCalls } from './first-run.ts';
import { programmeCalls } from './programme.ts';
import { setupCalls } from './setup.ts';
import { taxSettingsCalls } from './tax-settings.ts';

export const setUpCalls = [
  ...programmeCalls,
  ...firstRunCalls,
  ...setupCalls,
  ...draftCalls,
  ...taxSettingsCalls,
];
