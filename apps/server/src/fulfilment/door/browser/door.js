// The door on a phone. Asks the server while there is a network; without one it goes on by its list, keeps its scans
// in the browser's database and tells them later.
import { judgeOffline, openList } from './door-list.js';

const signs = { in: '✓', already: '!', replaced: '!' };
const words = JSON.parse(document.body.dataset.words);
const NEXT_MS = 2000;
const LIST_MS = 60_000;
const LIFE_MS = 10_000;
const PATIENCE_MS = 2500;
const AT_ONCE = 200;

const at = (id) => document.getElementById(id);
const say = (id, text) => {
  at(id).textContent = text;
};
const clock = (time) => new Date(time).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });

if (location.hash.length > 1) {
  localStorage.setItem('door-pass', location.hash.slice(1));
  history.replaceState(null, '', '/door');
}
const pass = localStorage.getItem('door-pass') ?? '';

// ---- what is kept on the phone -------------------------------------------------------------------------------------
const database = new Promise((resolve, reject) => {
  const opening = indexedDB.open('door', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('scans', { keyPath: 'uuid' });
    opening.result.createObjectStore('list');
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
const kept = {
  scans: () => inStore('scans', 'readonly', (store) => store.getAll()),
  add: (scan) => inStore('scans', 'readwrite', (store) => store.put(scan)),
  drop: (uuid) => inStore('scans', 'readwrite', (store) => store.delete(uuid)),
  list: () => inStore('list', 'readonly', (store) => store.get(pass)),
  keepList: (list) => inStore('list', 'readwrite', (store) => store.put(list, pass)),
};

// ---- the server ----------------------------------------------------------------------------------------------------
class PassIsOver extends Error {}
const ask = async (path, body) => {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-door-pass': pass, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status === 403) throw new PassIsOver((await answer.json()).error);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

let list;
let isOnline = true;
let waiting = 0;
let last;

const tellNetwork = () => {
  const age = list ? `List of ${clock(list.at)}` : 'No list';
  const scans = waiting === 0 ? '' : ` · ${waiting} scan${waiting === 1 ? '' : 's'} waiting`;
  say('network', `${isOnline ? 'Online' : 'Offline'} · ${age}${scans}`);
  document.documentElement.dataset.online = String(isOnline);
};
const over = (message) => {
  document.body.dataset.state = 'over';
  at('scanner').hidden = true;
  at('answer').hidden = false;
  at('next').hidden = true;
  at('undo').hidden = true;
  say('sign', '✕');
  say('word', 'No door here');
  say('place', message);
  say('more', '');
};

const adopt = async (fresh) => {
  list = await openList(fresh);
  say('show', list.show.name);
  say('gate', list.gate);
  for (const scan of await kept.scans()) if (scan.letIn) await judgeOffline(list, scan.text, scan.at);
};
const fetchList = async () => {
  const fresh = await ask('/door/list');
  await kept.keepList(fresh);
  await adopt(fresh);
};

/** In the order in which they were made; what was told is forgotten here. */
const tellScans = async () => {
  for (;;) {
    const scans = (await kept.scans())
      .filter((scan) => scan.pass === pass)
      .toSorted((a, b) => a.at - b.at)
      .slice(0, AT_ONCE);
    if (scans.length === 0) break;
    const now = Date.now();
    const told = scans.map(({ uuid, text, letIn, at: when }) => ({
      uuid,
      text,
      letIn,
      agoMs: Math.max(0, now - when),
    }));
    const { results } = await ask('/door/report', { scans: told });
    for (const { uuid } of results) await kept.drop(uuid);
    if (!results?.length) break;
  }
  waiting = (await kept.scans()).length;
};

const live = async () => {
  try {
    waiting = (await kept.scans()).length;
    if (waiting > 0) await tellScans();
    const now = await ask(`/door/now?waiting=${waiting}`);
    isOnline = true;
    say('counts', `${now.inside} of ${now.expected} in · ${now.here} here`);
    say(
      'doubles',
      now.doubles.length === 0 ? '' : `${now.doubles.length} let in twice: look at the box office`,
    );
    if (!list || Date.now() - Date.parse(list.at) > LIST_MS) await fetchList();
  } catch (error) {
    if (error instanceof PassIsOver) return over(error.message);
    isOnline = false;
  }
  tellNetwork();
};

// ---- a scan --------------------------------------------------------------------------------------------------------
let sounds;
const sound = (result) => {
  navigator.vibrate?.(result === 'in' ? 80 : [200, 100, 200]);
  try {
    sounds ??= new AudioContext();
    const tone = sounds.createOscillator();
    tone.frequency.value = result === 'in' ? 880 : 220;
    tone.connect(sounds.destination);
    tone.start();
    tone.stop(sounds.currentTime + (result === 'in' ? 0.12 : 0.4));
  } catch {
    // A phone without sound still shows it.
  }
};

const placeOf = ({ levelName, seat }) =>
  [
    levelName,
    seat?.sectionName !== levelName && seat?.sectionName,
    seat?.rowName && `Row ${seat.rowName}`,
    seat?.seatName && `Seat ${seat.seatName}`,
  ]
    .filter(Boolean)
    .join(' · ');

let timer;
const show = (answer, uuid) => {
  clearTimeout(timer);
  document.body.dataset.state = answer.result;
  say('sign', signs[answer.result] ?? '✕');
  say('word', words[answer.result]);
  say('place', placeOf(answer));
  say('more', answer.since ? `Since ${clock(answer.since)}${answer.gate ? `, ${answer.gate}` : ''}` : '');
  at('scanner').hidden = true;
  at('answer').hidden = false;
  at('undo').hidden = answer.result !== 'in' || answer.offline === true;
  last = uuid;
  sound(answer.result);
  at('next').focus();
  if (answer.result === 'in') timer = setTimeout(next, NEXT_MS);
};
const next = () => {
  clearTimeout(timer);
  document.body.dataset.state = 'asking';
  at('answer').hidden = true;
  at('scanner').hidden = false;
  at('code').value = '';
  at('code').focus();
};

const scan = async (text) => {
  const uuid = crypto.randomUUID();
  const when = Date.now();
  try {
    const answer = await ask('/door/scan', { uuid, text });
    isOnline = true;
    tellNetwork();
    show(answer, uuid);
    return void live();
  } catch (error) {
    if (error instanceof PassIsOver) return over(error.message);
    isOnline = false;
  }
  if (!list) return over(words.noList);
  if (Date.parse(list.endsAt) < when) return over(words.passIsOver);
  if (!text.startsWith('T1.')) {
    tellNetwork();
    return say('camera-note', 'Without a network only the whole code can be checked: scan it.');
  }
  const answer = await judgeOffline(list, text, when);
  await kept.add({ uuid, text, at: when, letIn: answer.result === 'in', pass });
  waiting = (await kept.scans()).length;
  tellNetwork();
  show({ ...answer, offline: true }, uuid);
};

at('typed').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = at('code').value.trim();
  if (text !== '') void scan(text);
});
at('next').addEventListener('click', next);
const undo = async () => {
  const { undone } = await ask('/door/undo', { uuid: last }).catch(() => ({ undone: false }));
  clearTimeout(timer);
  say('more', undone ? 'Undone: this ticket lets somebody in again.' : 'It can no longer be undone.');
  at('undo').hidden = true;
  void live();
};
at('undo').addEventListener('click', () => void undo());

// ---- the camera ----------------------------------------------------------------------------------------------------
const startCamera = async () => {
  if (!('BarcodeDetector' in globalThis))
    return say(
      'camera-note',
      'This browser cannot read codes by camera. Type the code, or use a hand scanner.',
    );
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    const camera = at('camera');
    camera.srcObject = stream;
    camera.hidden = false;
    at('start-camera').hidden = true;
    await camera.play();
    const lookOnce = async () => {
      if (document.body.dataset.state === 'asking') {
        const [found] = await detector.detect(camera).catch(() => []);
        if (found) await scan(found.rawValue);
      }
      setTimeout(() => void lookOnce(), 150);
    };
    void lookOnce();
  } catch {
    say(
      'camera-note',
      'The camera was refused. Type the code, or allow the camera in the browser’s settings.',
    );
  }
};
at('start-camera').addEventListener('click', () => void startCamera());

if (!pass) over(words.noPass);
else {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('/door-worker.js', { scope: '/door' });
  const known = await kept.list();
  if (known) await adopt(known);
  tellNetwork();
  await live();
  if (!list && !isOnline) over(words.noList);
  setInterval(() => void live(), LIFE_MS);
  addEventListener('online', () => void live());
}
document.documentElement.dataset.ready = 'true';
