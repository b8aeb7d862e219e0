import type { Path } from '@stagedoor/rules/programme/problem';

/** Places of a description that are known to be wrong: nothing more is said about them, nor about what is inside. */
export class WrongPaths {
  private isWrong = false;
  private readonly inside = new Map<string | number, WrongPaths>();

  add([key, ...rest]: Path): void {
    if (key === undefined) {
      this.isWrong = true;
      return;
    }
    const next = this.inside.get(key) ?? new WrongPaths();
    this.inside.set(key, next);
    next.add(rest);
  }

  covers([key, ...rest]: Path): boolean {
    if (this.isWrong || key === undefined) return this.isWrong;
    return this.inside.get(key)?.covers(rest) ?? false;
  }

  at(key: string | number): WrongPaths | undefined {
    return this.inside.get(key);
  }

  get none(): boolean {
    return !this.isWrong && this.inside.size === 0;
  }

  get here(): boolean {
    return this.isWrong;
  }
}
