// Where in the files each part of a description was written.
import type { Path } from '@stagedoor/rules/programme/problem';
import type { FileLine } from './report.ts';

export interface Written {
  /** The line of the key, where there is one. */
  key: FileLine;
  value: FileLine;
  /** The short name that it stands under. */
  name?: string | undefined;
}

export class Places {
  private written: Written | undefined;
  private readonly inside = new Map<string | number, Places>();

  set([key, ...rest]: Path, written: Written): void {
    if (key === undefined) {
      this.written = written;
      return;
    }
    const next = this.inside.get(key) ?? new Places();
    this.inside.set(key, next);
    next.set(rest, written);
  }

  find([key, ...rest]: Path): Written | undefined {
    return key === undefined ? this.written : this.inside.get(key)?.find(rest);
  }

  /** The line of a key or an entry; of what holds it, where it was not written. */
  placeOf(path: Path): FileLine {
    for (let length = path.length; length >= 0; length -= 1) {
      const written = this.find(path.slice(0, length));
      const isField = length === path.length && typeof path.at(-1) === 'string';
      if (written) return isField ? written.key : written.value;
    }
    return { file: 'seller.yaml', line: 1 };
  }
}
