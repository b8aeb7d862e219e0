/** LANG-05: what an outlet wrote, said in its other languages, beside the field that it stands in. */
export const ownWordsOfficeMessages = {
  others: 'In other languages',
  missing: 'missing',
  /** The name of the field in that language. */
  fieldIn: (label: string, language: string) => `${label}, ${language}`,
  hint: 'It counts at once, and wherever this very text stands. Left empty, the text is shown as it is.',
  publishFirst: 'Files keep this outlet: publish something first',
  saved: (language: string) => `Said in ${language}`,
  takenAway: (language: string) => `Not said in ${language} any more`,
  languages: 'Languages',
  first: 'The shop’s own: what is written here is in it',
  also: 'It also speaks',
  speaksOne: 'one language',
  speaks: (count: number) => `${count} languages`,
};
