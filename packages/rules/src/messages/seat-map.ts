/** Choosing seats on the plan of the hall. */
export const seatMapMessages = {
  seatsGone: 'Somebody held these seats a moment before you. Nothing was held or charged.',
  leftAlone: 'This would leave a single seat alone. Please choose others beside each other.',
  leavesAlone: (seats: string) => `This leaves ${seats} alone. Please choose others beside each other.`,
  companionAlone: 'A companion’s seat goes with its accessible seat. Please choose both.',
  notOfEvent: 'Not a seat of this price level',
  notToChoose: 'Seats of this event cannot be chosen',
  twice: 'A seat is named twice',
  asMany: 'Please choose as many seats as tickets',
} as const;
