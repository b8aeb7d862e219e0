import { counted } from '../writing/counted.ts';

/** A publish that can be taken back for a short while. */
export const undoPublishMessages = {
  tooLate: 'It stays: ten minutes are over.',
  askedSince: (requests: number) => `It stays: ${counted(requests, 'request')} came in since then.`,
  published: (names: readonly string[]) =>
    names.length > 3 ? `${names.length} drafts were published` : `${names.join(', ')}: published`,
  until: (by: string, time: string) => `By ${by}. Undo until ${time}.`,
  withLetters: 'The letters wait as long.',
  tenMinutes: 'Undo for ten minutes.',
  untilLetters: 'Undo for ten minutes, until the letters leave.',
  undo: 'Undo',
  undone: 'It is as it was before; what was typed is a draft again',
  stays: 'It cannot be put back',
  lettersTitle: (name: string) => `Letters: ${name} was moved`,
  letters: (many: number) => `${counted(many, 'letter')} about the new time or place`,
  lettersLeave: 'They wait ten minutes, so that you can undo.',
  refundsOpen: 'Whoever cannot come may ask for the money back',
  typeLetters: (many: number) => `Type ${many} to write to so many`,
} as const;
