/** Every courier, in the order in which they are asked: a number that fits several goes to the first. */

import type { Courier } from './format.ts';
import { amazon } from './catalogue/amazon.ts';
import { dhl } from './catalogue/dhl.ts';
import { fedex } from './catalogue/fedex.ts';
import { ontrac } from './catalogue/ontrac.ts';
import { s10 } from './catalogue/s10.ts';
import { ups } from './catalogue/ups.ts';
import { usps } from './catalogue/usps.ts';

export const couriers: readonly Courier[] = [amazon, dhl, fedex, ontrac, s10, ups, usps];
