// The door on a phone. Asks the server while there is a network; without one it goes on by its list, keeps its scans
// in the browser's database and tells them later.
import { openCamera } from './door-camera.js';
import { keptFor } from './door-kept.js';
import { forgetEntry, isCode, judgeOffline, openList } from './door-list.js';
import * as page from './door-page.js';

const { at, say, words } = page;
const NEXT_MS = 2000;
const LIST_MS = 60_000;
const LIFE_MS = 10_000;
const PATIENCE_MS = 2500;
const LONG_MS = 30_000;
const AT_ONCE = 50;

if (location.hash.length > 1) {
  localStorage.setItem('door-pass', location.hash.slice(1));
  history.replaceState(null, '', '/door');
}
const pass = localStorage.getItem('door-pass') ?? '';
const kept = keptFor(pass);

// ---- the server ----------------------------------------------------------------------------------------------------
class PassIsOver extends Error {
  constructor({ error, word }) {
    super(error);
    this.word = word;
  }
}
const ask = async (path, body, patience = PATIENCE_MS) => {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-door-pass': pass, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (answer.status === 403) throw new PassIsOver(await answer.json());
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

let list;
let isOnline = true;
let waiting = 0;
/** Who came in by the last answer, so that they can be let out again. */
let last = { uuids: [] };

/** The server's time, as far as the list knows it: a phone whose clock is wrong goes on all the same. */
const trueNow = () => Date.now() + (list?.aheadMs ?? 0);
const tellNetwork = () => page.showNetwork({ isOnline, listAt: list?.at, waiting });
const countWaiting = async () => {
  waiting = (await kept.scans()).length + (await kept.pickups()).length;
};

const adopt = async (fresh) => {
  list = await openList(fresh);
  page.setClock(list.clock);
  say('show', list.show.name);
  say(
    'gate',
    [list.gate, list.show.doorsAt && `doors ${page.clock(list.show.doorsAt)}`].filter(Boolean).join(', '),
  );
  for (const scan of await kept.scans()) if (scan.letIn) await judgeOffline(list, scan.text, scan.at);
  for (const pickup of await kept.pickups()) markCollected(pickup.id, pickup.at);
};
const fetchList = async () => {
  const fresh = await ask('/door/list', undefined, LONG_MS);
  const known = { ...fresh, aheadMs: Date.parse(fresh.at) - Date.now() };
  await kept.keepList(known);
  await adopt(known);
};
const agoMs = (when) => Math.max(0, trueNow() - when);

/** In the order in which they were made; what was told is forgotten here. */
const tellScans = async () => {
  for (;;) {
    const scans = (await kept.scans()).slice(0, AT_ONCE);
    if (scans.length === 0) break;
    const told = scans.map(({ uuid, text, letIn, reason, at: when }) => ({
      uuid,
      text,
      letIn,
      reason,
      agoMs: agoMs(when),
    }));
    const { results } = await ask('/door/report', { scans: told }, LONG_MS);
    if (!results?.length) break;
    for (const { uuid } of results) await kept.dropScan(uuid);
  }
  for (const { id, at: when } of await kept.pickups()) {
    await ask('/door/collect', { id, agoMs: agoMs(when) }, LONG_MS);
    await kept.dropPickup(id);
  }
};

const refresh = async () => {
  await countWaiting();
  if (waiting > 0) await tellScans();
  await countWaiting();
  page.showCounts(await ask(`/door/now?waiting=${waiting}`));
  isOnline = true;
  // Its night has come while the page was open.
  if (page.isOver()) scanning();
  if (!list || trueNow() - Date.parse(list.at) > LIST_MS) await fetchList();
};
let refreshing;
/** One at a time: whoever asks meanwhile waits for the one that is under way. */
const live = () => {
  refreshing ??= refresh()
    .catch((error) => {
      if (error instanceof PassIsOver) return page.showOver(error.message, error.word);
      isOnline = false;
    })
    .finally(() => {
      refreshing = undefined;
      tellNetwork();
    });
  return refreshing;
};

// ---- a scan --------------------------------------------------------------------------------------------------------
let timer;
const scanning = () => {
  clearTimeout(timer);
  page.turnTo('asking');
};
const show = (answer, done) => {
  clearTimeout(timer);
  last = done;
  const isGood = page.showAnswer(answer, trueNow());
  const others = (answer.party ?? 1) - 1;
  at('party').hidden = answer.result !== 'in' || answer.offline === true || others < 1;
  say('party', `Let in all ${others + 1} of this order`);
  at('anyway').hidden = isGood || answer.result === 'not-collected';
  at('undo').hidden = answer.result !== 'in';
  if (isGood && others < 1) timer = setTimeout(scanning, NEXT_MS);
};

/** Asks the server; false where there is no network. */
const online = async (work) => {
  try {
    await work();
    isOnline = true;
    tellNetwork();
    void live();
    return true;
  } catch (error) {
    if (error instanceof PassIsOver) return (page.showOver(error.message, error.word), true);
    isOnline = false;
    tellNetwork();
    return false;
  }
};
const isOpenOffline = () => {
  if (!list) page.showOver(words.noList);
  else if (Date.parse(list.endsAt) < trueNow()) page.showOver(words.passIsOver);
  else return true;
  return false;
};

/** With a reason somebody is let in against what the door said. */
const scan = async (text, reason) => {
  const uuid = crypto.randomUUID();
  const done = { uuids: [uuid], text };
  const said = (answer) => show(reason ? { ...answer, result: 'in', more: reason, party: 1 } : answer, done);
  const toServer = () => online(async () => said(await ask('/door/scan', { uuid, text, reason })));
  if ((!(await kept.isUntold(text).catch(() => false)) && (await toServer())) || !isOpenOffline()) return;
  if (!isCode(text)) {
    page.turnTo('finding');
    return say('names-note', words.wholeCode);
  }
  const when = trueNow();
  const answer = await judgeOffline(list, text, when);
  await kept.addScan({ uuid, text, reason, at: when, letIn: answer.result === 'in' || Boolean(reason) });
  await countWaiting();
  tellNetwork();
  said({ ...answer, offline: true });
};

const letInParty = async () => {
  const { text, uuids } = last;
  const isDone = await online(async () => {
    const more = (await ask('/door/party', { text })).uuids;
    show({ result: 'in', place: `${more.length + 1} let in together` }, { text, uuids: [...uuids, ...more] });
  });
  if (!isDone) say('aside', words.oneByOne);
};

const undo = async () => {
  clearTimeout(timer);
  at('undo').hidden = true;
  const { uuids, text } = last;
  const own = (await kept.scans()).find(({ uuid }) => uuid === uuids[0]);
  if (own) {
    await kept.dropScan(own.uuid);
    await forgetEntry(list, text);
    await countWaiting();
    tellNetwork();
    return say('more', words.undone);
  }
  const { undone } = await ask('/door/undo', { uuids }).catch(() => ({ undone: false }));
  if (undone && list) await forgetEntry(list, text);
  say('more', undone ? words.undone : words.notUndone);
  void live();
};

// ---- will call -----------------------------------------------------------------------------------------------------
const markCollected = (id, when) => {
  for (const row of list?.willCall ?? []) if (row.id === id) row.collectedAt ??= when;
};
const collect = async (row) => {
  const done = (answer) => show({ place: `${row.name} · ${row.places}`, ...answer }, { uuids: [] });
  const isTold = await online(async () => {
    const { collected, message } = await ask('/door/collect', { id: row.id });
    if (collected) markCollected(row.id, trueNow());
    done(collected ? { result: 'collected' } : { result: 'not-collected', more: message });
  });
  if (isTold || !isOpenOffline()) return;
  const when = trueNow();
  await kept.addPickup({ id: row.id, at: when });
  markCollected(row.id, when);
  await countWaiting();
  tellNetwork();
  done({ result: 'collected', offline: true });
};
const showNames = () => page.showNames(list?.willCall ?? [], at('code').value, collect);
const find = (isTyping) => {
  clearTimeout(timer);
  page.turnTo('finding');
  at('code').value = '';
  showNames();
  if (isTyping) at('code').focus();
};

// ---- what is pressed -----------------------------------------------------------------------------------------------
const pressed = (id, work) => at(id).addEventListener('click', () => void work());
const sent = (id, work) =>
  at(id).addEventListener('submit', (event) => {
    event.preventDefault();
    void work();
  });
const startCamera = async () => {
  say('camera-note', words.startingCamera);
  try {
    const { switchTorch } = await openCamera(at('camera'), async (text) => {
      if (document.body.dataset.state !== 'asking') return false;
      await scan(text);
      return true;
    });
    at('camera').hidden = false;
    at('start-camera').hidden = true;
    say('camera-note', words.holdTheCode);
    at('torch').hidden = !switchTorch;
    pressed('torch', async () => at('torch').setAttribute('aria-pressed', String(await switchTorch())));
  } catch (error) {
    say('camera-note', error.message === 'decoder' ? words.noDecoder : words.noCamera);
  }
};
pressed('start-camera', startCamera);
pressed('find-name', () => find(true));
pressed('will-call', () => find(false));
pressed('back', scanning);
pressed('next', scanning);
pressed('undo', undo);
pressed('party', letInParty);
pressed('anyway', () => {
  at('anyway').hidden = true;
  at('reason-form').hidden = false;
  at('reason').value = '';
  at('reason').focus();
});
sent('reason-form', () => scan(last.text, at('reason').value.trim()));
sent('typed', () => at('code').value.trim() !== '' && scan(at('code').value.trim()));
at('code').addEventListener('input', showNames);

if (!pass) page.showOver(words.noPass);
else {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('/door-worker.js', { scope: '/door' });
  const known = await kept.list();
  if (known) await adopt(known);
  await countWaiting();
  tellNetwork();
  await live();
  if (!list && !isOnline) page.showOver(words.noList);
  setInterval(() => void live(), LIFE_MS);
  addEventListener('online', () => void live());
}
document.documentElement.dataset.ready = 'true';
