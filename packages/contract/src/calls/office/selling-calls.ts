import { codeCalls } from './codes.ts';
import { counterCalls } from './counter.ts';

/** How else tickets are sold than by the shop alone. */
export const sellingCalls = [...counterCalls, ...codeCalls];
