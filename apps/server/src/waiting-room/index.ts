export { openWaitingRooms } from './open-waiting-rooms.ts';
export { readWaitingRoomConfig } from './waiting-room-config.ts';
export { countWaiting } from './count-waiting.ts';
export { waitingEvents } from './room-store.ts';
