import { expect, test } from 'vitest';
import { CARD_DIALOG_CLOSE_MS } from './card-dialog.ts';

test('[CONST-08] [ACCT-16] the card dialog closes 300 ms after a card was made', () => {
  expect(CARD_DIALOG_CLOSE_MS).toBe(300);
});
