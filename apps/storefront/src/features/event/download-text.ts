/** Saves a text as a file of this name. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address over once the click is done.
  setTimeout(() => URL.revokeObjectURL(address));
}
