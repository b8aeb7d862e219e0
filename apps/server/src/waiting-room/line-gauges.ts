import type { Gauge } from '../platform/gauge.ts';
import { peopleAt } from './place-store.ts';
import { openRooms } from './room-store.ts';

export const lineGauges: Gauge[] = [
  {
    name: 'waiting_room_people',
    help: 'People in front of an event that has a waiting room: those who wait, and those who have been admitted.',
    labels: ['event', 'state'],
    read: async (db) => {
      const counted = [];
      for (const room of await openRooms(db)) {
        const { waiting, inside } = await peopleAt(db, room);
        const event = room.outlet_event_id;
        counted.push(
          { labels: { event, state: 'waiting' }, value: waiting },
          { labels: { event, state: 'admitted' }, value: inside },
        );
      }
      return counted;
    },
  },
];
