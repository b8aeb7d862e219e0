import { exportPersonalData } from '@stagedoor/contract/calls/office/personal-data';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachPerson } from '../people/reach-person.ts';
import type { PersonalDataNeeds } from '../people/reach-person.ts';

export const exportPersonalDataHandler = ({ db, personalData }: PersonalDataNeeds): Handler<'overview'> =>
  handle(exportPersonalData, async ({ id }, caller) => {
    const person = await reachPerson(db, caller, id);
    const file: Record<string, unknown> = { writtenAt: caller.now };
    for (const { name, read } of personalData()) file[name] = await read(db, person);
    await caller.change(async ({ record }) =>
      record({ action: 'customer.data-exported', subject: { kind: 'customer', id } }),
    );
    return { name: `customer-${id}.json`, content: JSON.stringify(file, null, 2) };
  });
