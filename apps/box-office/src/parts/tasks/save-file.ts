/** Spreadsheets take a file without this mark for one in an old code page. */
const MARK = '\uFEFF';

/** Hands text, or a document, to the browser as a file to keep. */
export function saveFile(name: string, contents: readonly BlobPart[], type = 'text/csv'): void {
  const address = URL.createObjectURL(
    new Blob([...(type === 'text/csv' ? [MARK] : []), ...contents], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
