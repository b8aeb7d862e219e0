import { getCharging } from '@stagedoor/contract/calls/office/charging';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { describeCharging } from '../charging/describe-charging.ts';

export const getChargingHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(getCharging, ({ run }, caller) => describeCharging(needs, caller, run));
