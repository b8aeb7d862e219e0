import { spoken } from '../language/spoken.ts';
/** Tickets on phones: their page and the letters that lead there. */
export const ticketMessages = spoken('tickets', {
  yours: (many: number) => (many === 1 ? 'Your ticket' : 'Your tickets'),
  one: 'Ticket',
  section: 'Section',
  row: 'Row',
  seat: 'Seat',
  level: 'Level',
  name: 'Name',
  doors: 'Doors',
  show: 'Show',
  placeOf: (place: number, many: number) => `${place} of ${many}`,
  codeToScan: 'Code of this ticket, to be scanned at the door',
  over: 'This ticket is no longer valid',
  overMeans: 'It was canceled or issued anew. Look into your order for the tickets that count.',
  unknown: 'There is no ticket here',
  unknownMeans: 'Please check the address, or open the ticket from your order.',
  openTickets: 'Open your tickets',
  sentBy: 'Sent by',
  /** Who sent it, where no name is known. */
  aFriend: 'A friend',
  isScanned: 'Somebody has come in with this ticket already.',
  isSent: 'This ticket is with somebody already. Take it back first.',
  isYours: 'This ticket is with you.',
  enoughSent: 'You have sent ten tickets today. Please go on tomorrow.',
  notNow: 'This cannot be done with this ticket now.',
  send: 'Send to a friend',
  sendWords: 'Your friend gets a link by email. The code you have now stops working at once.',
  friendEmail: 'Email of your friend',
  sendIt: 'Send the ticket',
  sent: 'The ticket is on its way to your friend',
  takeBack: 'Take back',
  tookBack: 'The ticket is yours again',
  whoHasWhich: 'Who has which',
  you: 'You',
  youNamed: (name: string) => `You, ${name}`,
  shown: 'Shown',
  showIt: 'Show',
  withSince: (email: string, day: string) => `With ${email} since ${day}`,
  sentYou: (sender: string) => `${sender} sent you a ticket.`,
  yoursToShow: 'It is yours to show at the door. You need no account.',
  canTakeBack: (sender: string) => `${sender} can take it back until it is scanned.`,
  orderAndReceipt: 'Order and receipt',
  withFriend: (email: string) => `With ${email}`,
  savedHere: 'Saved on this phone: it opens without a network.',
  pdf: (many: number) => (many === 1 ? 'Save as PDF' : `PDF, ${many} tickets`),
  appleWallet: 'Add to Apple Wallet',
  googleWallet: 'Add to Google Wallet',
  openOnce: (many: number) =>
    many === 1
      ? 'Open it once while you have a network: from then on it opens without one.'
      : 'Open them once while you have a network: from then on they open without one.',
  whoeverHas: (many: number) =>
    many === 1
      ? 'Whoever has this page has the ticket: share its address only with the person who goes.'
      : 'Whoever has this page has the tickets: share its address only with the people who go.',
});
