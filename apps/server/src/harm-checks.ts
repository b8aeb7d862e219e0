import { keepDrawRules } from './awards/index.ts';
import { keepGuests } from './guest-list/index.ts';
import type { HarmCheck } from './programme/index.ts';
import { keepRequested } from './requests/index.ts';

/**
 * Whom a change of a shop would harm, said by those who know them. `programme` itself knows who has tickets; whoever
 * hands in a description, the box office or a command, hands in these besides.
 */
export const harmChecks: readonly HarmCheck[] = [keepRequested, keepGuests, keepDrawRules];
