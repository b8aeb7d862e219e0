import { keptDays } from '@stagedoor/rules/retention/kept-days';
import type { OfficeModule } from '../office/index.ts';
import { daysBefore } from '../platform/days-before.ts';
import { openByItself } from './by-itself.job.ts';
import { cartMeter } from './cart-meter.ts';
import { lineGauges } from './line-gauges.ts';
import { joinWaitingRoomHandler } from './calls/join-waiting-room.ts';
import { lookAtWaitingRoomHandler } from './calls/look-at-waiting-room.ts';
import { leaveWaitingRoomHandler } from './calls/leave-waiting-room.ts';
import { keepLines } from './line-view.ts';
import { moveLines } from './move-lines.job.ts';
import { getOfficeWaitingRoomHandler } from './calls/get-office-waiting-room.ts';
import { openWaitingRoomHandler } from './calls/open-waiting-room.ts';
import { closeWaitingRoomHandler } from './calls/close-waiting-room.ts';
import { personalPlaces } from './personal-places.ts';
import { deleteOldPlaces } from './place-store.ts';
import { registerPage } from './register-page.ts';
import type { RoomNeeds } from './room-needs.ts';
import { turnsOf } from './turns.ts';
import type { Turns } from './turns.ts';

export interface WaitingRooms extends OfficeModule<'waiting-room'> {
  /** Who may take tickets now, for the carts. */
  turns: Turns;
}

const MOVE_SECONDS = 1;
const LOOK_SECONDS = 5;
const FORGET_SECONDS = 3600;

export function openWaitingRooms(needs: RoomNeeds): WaitingRooms {
  const meter = cartMeter();
  const lines = keepLines(needs);
  return {
    turns: turnsOf(needs, meter),
    handlers: [
      joinWaitingRoomHandler(needs, lines),
      lookAtWaitingRoomHandler(needs, lines),
      leaveWaitingRoomHandler(needs),
      getOfficeWaitingRoomHandler(needs),
      openWaitingRoomHandler(needs),
      closeWaitingRoomHandler(needs),
    ],
    personalData: [personalPlaces],
    register: (http) => registerPage(http, needs),
    forget: lines.forget,
    gauges: lineGauges,
    jobs: [
      {
        name: 'move lines on',
        everySeconds: MOVE_SECONDS,
        run: (_now, stopping) => moveLines(needs, meter, stopping),
      },
      {
        name: 'open waiting rooms',
        everySeconds: LOOK_SECONDS,
        run: (now) => openByItself(needs, meter, now),
      },
      {
        name: 'forget old lines',
        everySeconds: FORGET_SECONDS,
        run: (now) => deleteOldPlaces(needs.db, daysBefore(now, keptDays.places)),
      },
    ],
  };
}
