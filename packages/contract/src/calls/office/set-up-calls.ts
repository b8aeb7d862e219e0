// The calls by which a shop is built.
import { draftCalls } from './drafts.ts';
import { firstRunCalls } from './first-run.ts';
import { hallFillCalls } from './hall-fill.ts';
import { hallCalls } from './halls.ts';
import { gatewayCalls } from './gateways.ts';
import { folderCalls } from './folder.ts';
import { legPriceCalls } from './leg-prices.ts';
import { mailServerCalls } from './mail-server.ts';
import { outletPasswordCalls } from './outlet-password.ts';
import { outletWordsCalls } from './outlet-words.ts';
import { pasteShowCalls } from './paste-shows.ts';
import { pictureCalls } from './pictures.ts';
import { previewCalls } from './preview.ts';
import { programmeCalls } from './programme.ts';
import { publishShowCalls } from './publish-shows.ts';
import { seriesCalls } from './series.ts';
import { setupCalls } from './setup.ts';
import { showDraftCalls } from './show-drafts.ts';
import { showCalls } from './shows.ts';
import { taxSettingsCalls } from './tax-settings.ts';

export const setUpCalls = [
  ...programmeCalls,
  ...firstRunCalls,
  ...setupCalls,
  ...draftCalls,
  ...gatewayCalls,
  ...mailServerCalls,
  ...pictureCalls,
  ...previewCalls,
  ...outletPasswordCalls,
  ...outletWordsCalls,
  ...taxSettingsCalls,
  ...folderCalls,
  ...hallCalls,
  ...hallFillCalls,
  ...showCalls,
  ...showDraftCalls,
  ...seriesCalls,
  ...publishShowCalls,
  ...pasteShowCalls,
  ...legPriceCalls,
];
