import { codeCalls } from './codes.ts';
import { counterCalls } from './counter.ts';
import { waitingListCalls } from './waiting-list.ts';

/** How else tickets are sold than by the shop alone. */
export const sellingCalls = [...counterCalls, ...codeCalls, ...waitingListCalls];
