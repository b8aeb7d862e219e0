/** What stands in a letter that nobody got yet, where a person would have written something. */
export const letterSampleMessages = {
  reason: 'Here stands the reason that was written.',
  betterLevel: 'A better level',
  oldSeats: 'Orchestra, row D, seats 9 and 10',
  newSeats: 'Orchestra, row F, seats 3 and 4',
  result: 'Here stands what became of each line of the request.',
};
