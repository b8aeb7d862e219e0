import { spoken } from '../language/spoken.ts';
/** What every form says about itself. */
export const formMessages = spoken('forms', {
  save: 'Save',
  remove: 'Remove',
  /** The page's title while a form waits to be corrected. */
  errorTitle: (title: string) => `Error: ${title}`,
  choose: 'Please choose',
  atMost: (most: number) => `At most ${most} characters`,
  readable: 'Please use readable characters only',
});
