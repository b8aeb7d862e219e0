import { expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { EVENT, lineApp, openLine, people, person, untilState } from './testing/line-world.ts';

const OTHER = 101;

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
    const counted = (event: number, state: string, many: number) =>
      `stagedoor_waiting_room_people{event="${event}",state="${state}"} ${many}`;
    await openLine(app);
    const [first, second, third] = await people(app, 3);
    await third!.leave();
    await untilState(app, first!, 'turn');
    await untilState(app, second!, 'turn');
    await openLine(app, { inSeconds: 60, eventId: OTHER });
    for (const each of [first!, second!, third!]) {
      const waiting = await person(app, { browser: each.browser, eventId: OTHER });
      expect((await waiting.join()).status).toBe(200);
    }
    expect(await lines()).toEqual([
      counted(OTHER, 'admitted', 0),
      counted(OTHER, 'waiting', 3),
      counted(EVENT, 'admitted', 2),
      counted(EVENT, 'waiting', 0),
    ]);
  } finally {
    await app.close();
  }
});
