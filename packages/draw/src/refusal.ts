/** Something is not as the format says; `path` leads to it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(path ? `${path} ${reason}` : reason);
    this.path = path;
    this.reason = reason;
  }
}

export function refuse(path: string, reason: string): never {
  throw new Refusal(path, reason);
}

export function below(at: string, key: string): string {
  return at ? `${at}.${key}` : key;
}

/** Puts the way to a part before whatever is refused in it. */
export function within<Result>(at: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(below(at, error.path), error.reason);
  }
}
