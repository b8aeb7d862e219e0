import { ordinalMessages } from '../messages/ordinals.ts';

/** `1st`, `2nd`, `3rd`, `1,003rd`: labels of preferences and installments, and places in a draw. */
export const ordinal = (position: number): string => ordinalMessages.short(position);
