/** Letters about what waits in the box office, and the choice of them. */
export const staffLetterMessages = {
  title: 'Letters to you',
  told: 'Everything that needs a person stands on Today. What you choose here comes by letter, too.',
  none: 'No letter',
  'at-once': 'As it comes up',
  daily: 'Every morning',
  letterAbout: (about: string): string => `Letter about: ${about}`,
  notKept: 'Your choice was not kept',
  morning: 'What waits this morning',
  openRoom: 'Open it in the box office',
  openToday: 'Open Today',
  why: 'You hear of this because you chose it in the box office, under Your account. You can change it there.',
} as const;
