/** What the desk and the customer read when an order is moved to other seats. */
export const moveSeatsMessages = {
  title: 'Move to other seats',
  /** What such a change, and the letter about it, is called. */
  change: 'Seats moved',
  chooseFrom: 'Please choose which tickets are moved',
  chooseTo: (many: number) => (many === 1 ? 'Please choose one seat' : `Please choose ${many} seats`),
  tooMany: (chosen: number, many: number) =>
    `${chosen} seats are chosen for ${many === 1 ? 'a single ticket' : `${many} tickets`}`,
  oneLevel: 'Please choose seats of one level',
  gone: (seats: string) => `${seats}: no longer free. Nothing was moved; please choose others.`,
  otherPrice: (level: string) => `${level} has another price now. Please choose seats that cost the same.`,
  scanned: (seats: string) => `${seats}: somebody has come in with this ticket already`,
  asked: (seats: string) => `${seats}: a refund is asked for. Please decide that first.`,
  shipped: 'The tickets of this order have been sent. Please take the shipment back first.',
  collected: 'The tickets of this order were handed out at will call',
  drawn: 'What a draw has awarded stays in its level',
  sentTo: (seats: string, friend: string) =>
    `${seats} was sent to ${friend}. That ticket ends and they are told; the new one is the buyer’s, who may send it again.`,
  whichTickets: 'Tickets to move',
  newSeats: 'New seats',
  now: 'Now',
  chosenOf: (chosen: number, many: number) => `${chosen} of ${many}`,
  move: (many: number) => (many === 1 ? 'Move one ticket…' : `Move ${many} tickets…`),
  question: (many: number) => (many === 1 ? 'Move one ticket?' : `Move ${many} tickets?`),
  fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
  letterGoes: 'The buyer gets a letter with the new seats and your reason',
  codesEnd: 'Codes on phones end at once and are issued anew',
  confirm: (many: number) => (many === 1 ? 'Move it and write' : 'Move them and write'),
  done: 'Moved to other seats',
  noSeats: 'Nothing of this order can be moved',
} as const;
