/** What is wrong with an archive that somebody hands in as a shop. */
export const folderMessages = {
  wrong: {
    broken: 'This is not a whole ZIP archive.',
    large: 'The archive holds too much: at most 2,000 files and 100 MB fit.',
    outside: 'The archive holds a file whose path leads out of it.',
  },
  tooLarge: 'The archive is larger than 25 MB.',
  anotherSeller: (described: number, here: number) =>
    `The folder describes seller ${described}; here is seller ${here}. An export shows how yours is written.`,
  hasMistakes: 'The folder has mistakes: nothing of it was taken in.',
  demoSales: 'Stock that only seems to be sold is for demonstrations.',
  noRight: (outlet: string) => `You do not work at ${outlet}.`,
} as const;
