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
  codeToScan: 'Code of this ticket, to be scanned at the door',
  over: 'This ticket is no longer valid',
  overMeans: 'It was canceled or issued anew. Look into your order for the tickets that count.',
  unknown: 'There is no ticket here',
  unknownMeans: 'Please check the address, or open the ticket from your order.',
  openTickets: 'Open your tickets',
  sentBy: 'Sent by',
  /** Who sent it, where no name is known. */
  aFriend: 'A friend',
  showAtDoor: 'Show this code at the door.',
  swipe: 'Swipe for the next ticket.',
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
  withFriend: (email: string) => `With ${email}`,
  savedHere: 'Saved on this phone: it opens without a network.',
  pdf: 'Save as PDF',
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
