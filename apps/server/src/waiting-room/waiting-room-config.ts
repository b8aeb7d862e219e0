import type { ConfigReader } from '../platform/config-reader.ts';

export const readWaitingRoomConfig = ({ number }: ConfigReader) => ({
  placesPerAddress: number('WAITING_PLACES_PER_ADDRESS', 100, 1, 10_000_000),
  byItselfAboveMs: number('WAITING_ROOM_ABOVE_MS', 3000, 0, 600_000),
});
