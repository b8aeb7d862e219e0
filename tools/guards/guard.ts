/** One thing that keeps somebody out: without it, the test of its security line must fail. */
export interface Guard {
  /** The line's tag in the title of its test. */
  line: string;
  what: string;
  file: string;
  /** Stands exactly once in the file. */
  text: string;
  /** What would stand there if somebody had forgotten the guard. */
  without: string;
  /** The test file that must notice. */
  test: string;
  suite: 'unit' | 'unit-dom' | 'property' | 'pages' | 'server';
}

export function guard(
  line: string,
  what: string,
  file: string,
  [text, without]: [text: string, without: string],
  test: string,
  suite: Guard['suite'] = 'server',
): Guard {
  return { line, what, file, text, without, test, suite };
}
