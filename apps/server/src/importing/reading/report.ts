// What the importer has to say about a folder, each remark with the file and the line it is about.

export interface FileLine {
  /** Relative to the folder that is imported. */
  file: string;
  line: number;
}

export interface Remark {
  place: FileLine;
  text: string;
}

export interface Report {
  /** Nothing is loaded while there is one. */
  readonly mistakes: readonly Remark[];
  /** What was put right on the way in, or is worth a look. */
  readonly notices: readonly Remark[];
  /** Answers undefined, so that a reader can return it. */
  mistake(place: FileLine, text: string): undefined;
  notice(place: FileLine, text: string): undefined;
}

const byLine = (a: Remark, b: Remark): number =>
  a.place.file.localeCompare(b.place.file) || a.place.line - b.place.line;

/** Remarks in the order of the files, each once: a seating plan that two events use is read twice. */
function remarkList(): { all(): Remark[]; add(place: FileLine, text: string): undefined } {
  const remarks = new Map<string, Remark>();
  return {
    all: () => [...remarks.values()].sort(byLine),
    add: (place, text) => {
      remarks.set(`${place.file}:${place.line} ${text}`, { place, text });
      return undefined;
    },
  };
}

export function createReport(): Report {
  const mistakes = remarkList();
  const notices = remarkList();
  return {
    get mistakes() {
      return mistakes.all();
    },
    get notices() {
      return notices.all();
    },
    mistake: mistakes.add,
    notice: notices.add,
  };
}
