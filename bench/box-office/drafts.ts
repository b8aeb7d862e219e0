// A leg that somebody types: each show like an earlier one, on a day of its own.
import type { Ask } from './ask.ts';

const LIKE = 100;
const OUTLET = 2;

export async function typeDrafts(ask: Ask, many: number): Promise<number[]> {
  const office = async <Answer>(path: string, body: object): Promise<Answer> =>
    (JSON.parse(await ask(path, body)) as { response: Answer }).response;
  const draftIds: number[] = [];
  for (let show = 0; show < many; show += 1) {
    const { draftId } = await office<{ draftId: number }>('setup/make-show', {
      outletId: OUTLET,
      like: LIKE,
    });
    const day = new Date(Date.UTC(2028, 0, 1 + show)).toISOString().slice(0, 10);
    await office('setup/save-show', { draftId, fields: [{ field: 'day', value: day, anyway: true }] });
    draftIds.push(draftId);
  }
  return draftIds;
}
