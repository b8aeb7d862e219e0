// The page of the waiting room: asks how far the line is, shows it, and sounds when it is the turn.
const { event, api, words: given } = document.body.dataset;
const words = JSON.parse(given);
const title = document.title;
const byId = (id) => document.getElementById(id);
const say = (id, text) => {
  if (byId(id).textContent !== String(text)) byId(id).textContent = text;
};
const show = (id, isShown) => {
  byId(id).hidden = !isShown;
};
const states = ['asking', 'before', 'line', 'turn', 'ended', 'sold-out', 'closed', 'none', 'refused'];
const many = (number) => number.toLocaleString(document.documentElement.lang);

let place;
let state = 'asking';
let until;
let timer;

async function call(name, input) {
  // Where the shop's own calls go: the session is kept there, and the place with it.
  const answer = await fetch(`${api}/gen.v1/${name}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (answer.ok) return body.response;
  throw Object.assign(new Error(body.message), { code: body.code, status: answer.status });
}

async function join() {
  const wish = { OutletEventID: Number(event) };
  const joined = await call('waitingroom/join', wish).catch(async (error) => {
    if (error.code !== 'INVALID_SESSION') throw error;
    await call('user/sessioninit', {});
    return call('waitingroom/join', wish);
  });
  place = joined.Place;
  return joined.Room;
}

async function leave() {
  await call('waitingroom/leave', { OutletEventID: Number(event) });
  return look();
}

const look = () => call('waitingroom/look', { OutletEventID: Number(event), Place: place.Place });

function clock(seconds) {
  const two = (value) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${words.days}`;
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function tick() {
  if (until === undefined) return;
  const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
  if (state === 'before') say('opens', clock(seconds));
  if (state === 'turn') {
    say('left', clock(seconds));
    document.title = `${clock(seconds)} ${words.yourTurn}`;
  }
}

/** Made by hand: three notes need no file. A browser plays them only after the switch was touched. */
let audio;
function play() {
  if (!byId('sound').checked) return;
  audio ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 523],
    [0.2, 659],
    [0.4, 784],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
}
byId('sound').addEventListener('change', play);

function showTickets({ PriceLevels: levels, TicketsInCarts: inCarts }) {
  const isShown = levels.length > 0 && ['before', 'line', 'turn'].includes(state);
  show('tickets', isShown);
  if (!isShown) return;
  byId('levels').replaceChildren(
    ...levels.map(({ PriceLevelName, Price, TicketsLeft }) => {
      const row = document.createElement('li');
      const name = document.createElement('span');
      const left = document.createElement('strong');
      name.textContent = `${PriceLevelName}, $${Price.toFixed(2)} ${words.withFees}`;
      left.textContent = `${many(TicketsLeft)} ${words.left}`;
      row.append(name, left);
      return row;
    }),
  );
  const isGone = levels.every(({ TicketsLeft }) => TicketsLeft === 0) && inCarts > 0;
  // At one's own turn there is nothing left to promise: what is left can be bought now.
  const promise = state === 'turn' ? '' : words.noPromise;
  say('promise', isGone ? words.inCarts : promise);
}

function showLine(room) {
  const { PeopleAhead: ahead, Position, PeopleDrawn } = room;
  say('place', many(ahead + 1));
  say(
    'ahead',
    ahead === 0 ? words.nobodyAhead : ahead === 1 ? words.oneAhead : `${many(ahead)} ${words.ahead}`,
  );
  byId('bar').max = Position;
  byId('bar').value = Position - 1 - ahead;
  say('drawn', PeopleDrawn ? `${words.drawnAs} ${many(Position)} ${words.of} ${many(PeopleDrawn)}` : '');
  say('minutes', room.Minutes ?? '–');
  say('range', room.Minutes ? `${room.MinutesFrom} to ${room.MinutesTo}` : '–');
  say('pace', room.PeoplePerMinute || '–');
}

function render(room) {
  const before = state;
  // After the opening a place is given within a second.
  state = room.State === 'before' && room.SecondsLeft === 0 ? 'asking' : room.State;
  for (const each of states) show(each, each === state);
  byId('now').classList.toggle('turn', state === 'turn');
  show('offline', false);
  show('help', ['asking', 'before', 'line'].includes(state));
  show('lot', state !== 'before' && state !== 'asking');
  until = room.SecondsLeft === undefined ? undefined : performance.now() + room.SecondsLeft * 1000;
  say('people', room.People === 1 ? words.onePerson : `${many(room.People)} ${words.people}`);
  say('commitment', room.Commitment ?? '');
  say('entry', place?.Entry ?? '');
  showTickets(room);
  if (state === 'line') showLine(room);
  if (state === 'sold-out') {
    byId('others').replaceChildren(
      ...(room.Others ?? []).map(({ OutletEventID, Name }) => {
        const row = document.createElement('p');
        const link = document.createElement('a');
        link.href = `/event/${OutletEventID}`;
        link.textContent = Name;
        row.append(link);
        return row;
      }),
    );
  }
  if (state === 'turn' && before !== 'turn') play();
  if (state !== 'turn') document.title = state === 'line' ? `${many(room.PeopleAhead + 1)}. ${title}` : title;
  tick();
}

function refuse(error) {
  state = 'refused';
  for (const each of states) show(each, each === 'refused');
  show('help', false);
  show('tickets', false);
  say('why', error.message);
  show('way', error.status === 401 || error.code === 'OUTLET_PASSWORD_REQUIRED');
}

/** Everybody a little apart from the others: nobody gains by the moment at which they ask. */
function again(seconds) {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(look), (seconds + Math.random() * seconds * 0.3) * 1000);
}

async function ask(how) {
  try {
    const room = await how();
    render(room);
    if (!['ended', 'closed', 'none'].includes(room.State)) again(room.AskAgainSeconds);
  } catch (error) {
    if (error.code === 'PLACE_UNKNOWN') return ask(join);
    if (error.status >= 400 && error.status < 500 && error.status !== 429) return refuse(error);
    if (error.code === 'TOO_MANY_PLACES') return refuse(error);
    show('offline', true);
    again(10);
  }
}

for (const button of document.querySelectorAll('[data-do]')) {
  button.addEventListener('click', () => {
    clearTimeout(timer);
    void ask(button.dataset.do === 'join' ? join : leave);
  });
}
// A tab that comes back to the front asks at once.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && place && ['asking', 'before', 'line', 'turn'].includes(state)) void ask(look);
});
setInterval(tick, 1000);
void ask(join);
