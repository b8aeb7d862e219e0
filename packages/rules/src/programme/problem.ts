/** What is wrong with a description of a shop, and where in it. */

/** Keys and places in lists, from the outside in: `['outlets', 0, 'events', 2, 'show']`. */
export type Path = readonly (string | number)[];

export interface Problem {
  path: Path;
  message: string;
  /** Nothing is wrong, but it deserves a look. */
  note?: true | undefined;
}

/** How sentences speak of other parts of a description. Files know short names and lines, others do not. */
export interface Words {
  /** What a value is written under. */
  label(path: Path): string;
  called(path: Path, name: string | null | undefined): string;
  /** Such as `, in artists.yaml, line 1`. */
  where(path: Path): string;
  /** Such as `line 2`. */
  line(path: Path, otherwise: string): string;
}

export const plainWords: Words = {
  label: (path) => path.findLast((key) => typeof key === 'string') ?? 'description',
  called: (_path, name) => name ?? '',
  where: () => '',
  line: (_path, otherwise) => otherwise,
};
