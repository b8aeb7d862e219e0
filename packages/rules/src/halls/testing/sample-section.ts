import type { HallSection } from '../hall-plan.ts';

export const sampleSection = (over: Partial<HallSection> = {}): HallSection => ({
  name: 'Stalls',
  x: 5000,
  y: 2000,
  turn: 0,
  capacity: null,
  rows: 'A-B',
  seats: 4,
  curve: 0,
  seatWidth: 55,
  rowDepth: 90,
  numbers: 'from-left',
  first: 1,
  aisles: null,
  gaps: null,
  level: 'Stalls',
  paint: [],
  accessible: null,
  companions: null,
  restricted: null,
  ...over,
});
