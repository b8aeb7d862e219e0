/** What went wrong, in the words that a person is shown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
