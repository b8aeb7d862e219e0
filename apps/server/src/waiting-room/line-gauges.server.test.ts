import { expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { EVENT, lineApp, openLine, pass, people, untilState } from './testing/line-world.ts';

test('[OPS-51] whoever watches the shop sees how many wait in front of an event, and how many are in', async () => {
  const app = await lineApp('server', { METRICS_TOKEN: 'watch' });
  try {
    const lines = async () => {
      const headers = { authorization: 'Bearer watch' };
      const { body } = await app.browser(hosts.lantern).send('/metrics', {}, { method: 'GET', headers });
      return String(body)
        .split('\n')
        .filter((line) => line.startsWith('stagedoor_waiting_room_people'))
        .toSorted();
    };
    const counted = (state: string, many: number) =>
      `stagedoor_waiting_room_people{event="${EVENT}",state="${state}"} ${many}`;
    await openLine(app, { inSeconds: 60 });
    const [first, second, third] = await people(app, 3);
    expect(await lines()).toEqual([counted('admitted', 0), counted('waiting', 3)]);
    await third!.leave();
    await pass(app, 61);
    await untilState(app, first!, 'turn');
    await untilState(app, second!, 'turn');
    await expect.poll(lines).toEqual([counted('admitted', 2), counted('waiting', 0)]);
  } finally {
    await app.close();
  }
});
