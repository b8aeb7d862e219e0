import { getTriedCard } from '@stagedoor/contract/calls/office/gateways';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { TrialNeeds } from '../trial/trial-needs.ts';
import { tellTrial } from '../trial/tell-trial.ts';

export const getTriedCardHandler = (needs: TrialNeeds): Handler<'payments'> =>
  handle(getTriedCard, (_input, { sellerId }) => tellTrial(needs, sellerId));
