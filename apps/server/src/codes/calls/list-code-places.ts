import { listCodePlaces } from '@stagedoor/contract/calls/office/codes';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { codePlaces } from '../code-places.ts';
import type { OfficeCodeNeeds } from '../office-code-needs.ts';

export const listCodePlacesHandler = (needs: OfficeCodeNeeds): Handler<'codes'> =>
  handle(listCodePlaces, async (_input, caller) => ({ places: await codePlaces(needs, caller) }));
