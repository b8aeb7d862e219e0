/** Tickets on phones: their page and the letters that lead there. */
export const ticketMessages = {
  yours: 'Your tickets',
  showAtDoor: 'Show this code at the door.',
  swipe: 'Swipe for the next ticket.',
  openOnce: 'Open them once while you have a network: from then on they open without one.',
  whoeverHas: 'Whoever has this page has the ticket: share its address only with the person who goes.',
} as const;
