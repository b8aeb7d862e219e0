// What is kept on the phone: the list, and what the server has not been told yet.
const database = new Promise((resolve, reject) => {
  const opening = indexedDB.open('door', 2);
  opening.addEventListener('upgradeneeded', () => {
    const names = opening.result.objectStoreNames;
    if (!names.contains('scans')) opening.result.createObjectStore('scans', { keyPath: 'uuid' });
    if (!names.contains('list')) opening.result.createObjectStore('list');
    if (!names.contains('pickups')) opening.result.createObjectStore('pickups', { keyPath: ['pass', 'id'] });
  });
  opening.addEventListener('success', () => resolve(opening.result));
  opening.addEventListener('error', () => reject(opening.error));
});
const inStore = async (name, mode, work) => {
  const store = (await database).transaction(name, mode).objectStore(name);
  const request = work(store);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
};
const all = async (name, pass) =>
  (await inStore(name, 'readonly', (store) => store.getAll()))
    .filter((row) => row.pass === pass)
    .toSorted((a, b) => a.at - b.at);

/** Of one pass, in the order in which it was done. */
export const keptFor = (pass) => ({
  scans: () => all('scans', pass),
  /** Let in without a network, and not told yet: the server would let the same ticket in once more. */
  isUntold: async (text) => (await all('scans', pass)).some((scan) => scan.letIn && scan.text === text),
  addScan: (scan) => inStore('scans', 'readwrite', (store) => store.put({ ...scan, pass })),
  dropScan: (uuid) => inStore('scans', 'readwrite', (store) => store.delete(uuid)),
  pickups: () => all('pickups', pass),
  addPickup: (pickup) => inStore('pickups', 'readwrite', (store) => store.put({ ...pickup, pass })),
  dropPickup: (id) => inStore('pickups', 'readwrite', (store) => store.delete([pass, id])),
  list: () => inStore('list', 'readonly', (store) => store.get(pass)),
  keepList: (list) => inStore('list', 'readwrite', (store) => store.put(list, pass)),
});
