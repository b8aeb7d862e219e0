export interface RefusalKind {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
  readonly message: string;
}

/** LANG-07: the code is the same in every language, and the sentence is looked up when it is said. */
export const refusal = <S extends RefusalKind['status']>(status: S, say: () => string) => ({
  status,
  get message(): string {
    return say();
  },
});
