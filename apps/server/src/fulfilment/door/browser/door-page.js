// What the door shows: one word at a time, by colour, sign, sound and vibration.
export const at = (id) => document.getElementById(id);
export const say = (id, text) => {
  at(id).textContent = text;
};
export const words = JSON.parse(document.body.dataset.words);

const signs = { in: '✓', already: '✕', replaced: '!', collected: '✓' };
const GOOD = new Set(['in', 'collected']);

let times = { timeZone: undefined, suffix: '' };
/** From now on times are said as this show's are, whatever the phone is set to. */
export const setClock = (clock) => {
  times = clock;
};
export const clock = (time) => {
  const said = new Date(time).toLocaleTimeString(document.documentElement.lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: times.timeZone,
  });
  return `${said}${times.suffix}`;
};

/** One of the three: looking for codes, finding a name, or an answer. */
export const turnTo = (state) => {
  if (isOver() && state !== 'over') for (const id of NOT_WHEN_OVER) at(id).hidden = false;
  document.body.dataset.state = state;
  at('scanner').hidden = state !== 'asking';
  at('finder').hidden = state !== 'finding';
  at('answer').hidden = state === 'asking' || state === 'finding';
};

let sounds;
const sound = (isGood) => {
  navigator.vibrate?.(isGood ? 80 : [200, 100, 200]);
  try {
    sounds ??= new AudioContext();
    const tone = sounds.createOscillator();
    tone.frequency.value = isGood ? 880 : 220;
    tone.connect(sounds.destination);
    tone.start();
    tone.stop(sounds.currentTime + (isGood ? 0.12 : 0.4));
  } catch {
    // A phone without sound still shows it.
  }
};

const placeOf = ({ levelName, seat, place }) =>
  place ??
  [
    levelName,
    seat?.sectionName !== levelName && seat?.sectionName,
    seat?.rowName && `Row ${seat.rowName}`,
    seat?.seatName && `Seat ${seat.seatName}`,
  ]
    .filter(Boolean)
    .join(' · ');

const minutesAgo = (since, now) => {
  const minutes = Math.round((now - Date.parse(new Date(since))) / 60_000);
  return minutes < 1 ? '' : `, ${minutes} minute${minutes === 1 ? '' : 's'} ago`;
};

const sinceOf = ({ since, gate, more }, now) =>
  more ?? (since ? `Since ${clock(since)}${gate ? `, ${gate}` : ''}${minutesAgo(since, now)}` : '');

export const showAnswer = (answer, now) => {
  const isGood = GOOD.has(answer.result);
  turnTo(answer.result);
  document.body.dataset.sounded = isGood ? 'good' : 'bad';
  say('sign', signs[answer.result] ?? '✕');
  say('word', words[answer.result]);
  say('place', placeOf(answer));
  say('more', sinceOf(answer, now));
  say('aside', answer.offline ? words.keptHere : '');
  at('reason-form').hidden = true;
  sound(isGood);
  at('next').focus();
  return isGood;
};

const NOT_WHEN_OVER = ['next', 'counts'];
export const isOver = () => document.body.dataset.state === 'over';
export const showOver = (message, word = words.noDoor) => {
  turnTo('over');
  for (const id of [...NOT_WHEN_OVER, 'undo', 'party', 'anyway', 'reason-form']) at(id).hidden = true;
  say('sign', '✕');
  say('word', word);
  say('place', message);
  say('more', '');
  say('aside', '');
};

export const showCounts = ({ inside, expected, away, here, doubles }) => {
  say('count-in', inside);
  say('count-here', here);
  say('count-left', Math.max(0, expected - inside));
  say('count-away', away);
  at('count-meter').max = Math.max(1, expected);
  at('count-meter').value = inside;
  say('doubles', doubles.length === 0 ? '' : `${doubles.length} ${words.letInTwice}`);
};

export const showNetwork = ({ isOnline, listAt, waiting }) => {
  const age = listAt ? `List of ${clock(listAt)}` : 'No list';
  const scans = waiting === 0 ? '' : ` · ${waiting} scan${waiting === 1 ? '' : 's'} waiting`;
  say('network', `${isOnline ? 'Online' : 'Offline'} · ${age}${scans}`);
  document.documentElement.dataset.online = String(isOnline);
  document.documentElement.dataset.waiting = String(waiting);
};

const nameRow = (row, collect) => {
  const item = document.createElement('li');
  const text = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = row.name;
  const places = document.createElement('p');
  places.textContent = [row.places, row.collectedAt && `${words.handedOut} ${clock(row.collectedAt)}`]
    .filter(Boolean)
    .join(' · ');
  text.append(name, places);
  item.append(text);
  if (!row.collectedAt) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.handOut;
    button.setAttribute('aria-label', `${words.handOut}: ${row.name}`);
    button.addEventListener('click', () => collect(row));
    item.append(button);
  }
  return item;
};

const MOST_NAMES = 50;
export const showNames = (rows, typed, collect) => {
  const wanted = typed.trim().toLowerCase();
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted));
  at('names').replaceChildren(...found.slice(0, MOST_NAMES).map((row) => nameRow(row, collect)));
  const more = found.length > MOST_NAMES ? words.moreNames : '';
  say('names-note', rows.length === 0 ? words.noWillCall : found.length === 0 ? words.noSuchName : more);
};
