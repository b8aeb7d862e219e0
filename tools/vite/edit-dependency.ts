import type { Plugin } from 'vite';

/**
 * Changes a library's code while it is built in. The day the library is written differently the build ends with a word:
 * an edit that changes nothing would not be missed before it hurts.
 */
export function editDependency(name: string, files: RegExp, edit: (code: string) => string): Plugin {
  let isEdited = false;
  return {
    name,
    apply: 'build',
    buildStart: () => {
      isEdited = false;
    },
    transform: {
      filter: { id: files },
      handler: (code) => {
        const edited = edit(code);
        isEdited ||= edited !== code;
        return edited;
      },
    },
    buildEnd(error) {
      if (!error && !isEdited) this.error(`${name} found nothing to change: look whether it is still needed`);
    },
  };
}
