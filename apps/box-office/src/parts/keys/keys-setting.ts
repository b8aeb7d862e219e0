// Whether keys do anything at all: kept in this browser, for whoever speaks to the page or has other hands.
const NAME = 'box-office-keys';

export function areKeysOff(): boolean {
  return localStorage.getItem(NAME) === 'off';
}

/** The page itself knows, so that hints can hide. */
export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, 'off');
  showKeys();
}

export function showKeys(): void {
  document.documentElement.dataset.keys = areKeysOff() ? 'off' : 'on';
}
