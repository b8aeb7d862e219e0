// @ts-nocheck A browser's script, served as it stands: the server's types know no document.
// Talks to the shop through its communicator, and helps with typing. What is valid, the server says; without
// this script the form is sent and shown again as a page.

const communicator = document.querySelector('#communicator');
const form = document.querySelector('form');
const waiting = [];
let connected = false;

function tell(message) {
  if (!communicator) return;
  // The shop may have taken the frame away meanwhile: then nobody listens.
  if (connected) communicator.contentWindow?.postMessage(message, new URL(communicator.src).origin);
  else waiting.push(message);
}

function connect() {
  connected = true;
  for (const message of waiting.splice(0)) tell(message);
}
// Its address is set here: a page that came before somebody listened would never be heard of.
communicator?.addEventListener('load', connect);
communicator?.setAttribute('src', communicator.dataset.src);

function tellSize() {
  const { scrollWidth } = document.documentElement;
  const { offsetHeight } = document.querySelector('main');
  tell(`action=resizeWindow&width=${scrollWidth}&height=${offsetHeight}`);
}
new ResizeObserver(tellSize).observe(document.querySelector('main'));
if (document.body.dataset.message) tell(document.body.dataset.message);

const brands = [
  ['Visa', /^4/],
  ['MasterCard', /^(5[1-5]|2[2-7])/],
  ['AmericanExpress', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
];
const brandOf = (digits) => brands.find(([, begins]) => begins.test(digits))?.[0];

function writeNumber(digits) {
  const groups = brandOf(digits) === 'AmericanExpress' ? /(^\d{4}|\d{6})(?=\d)/g : /(\d{4})(?=\d)/g;
  return digits.replace(groups, '$1 ');
}

function writeExpiry(digits) {
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

/** Groups the digits and keeps the cursor before the digits it stood before. */
function regroup(input, write) {
  const digitsIn = (text) => text.replace(/\D/g, '').length;
  const behind = digitsIn(input.value.slice(input.selectionStart));
  const grouped = write(input.value.replace(/\D/g, ''));
  if (grouped === input.value) return;
  input.value = grouped;
  let place = grouped.length;
  while (place > 0 && digitsIn(grouped.slice(place)) < behind) place -= 1;
  input.setSelectionRange(place, place);
}

function showProblems(problems) {
  for (const input of form.querySelectorAll('input[id]')) {
    const note = document.querySelector(`#${input.id}-note`);
    note.textContent = problems[input.id] ?? '';
    if (problems[input.id]) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  const entries = Object.entries(problems).map(([id, problem]) => {
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: problem });
    const entry = document.createElement('li');
    entry.append(link);
    return entry;
  });
  const summary = document.querySelector('.summary');
  summary.querySelector('ul').replaceChildren(...entries);
  summary.hidden = entries.length === 0;
  if (entries.length > 0) summary.focus();
}

function showDone(text, message) {
  const done = Object.assign(document.createElement('p'), { className: 'done', textContent: text });
  done.setAttribute('role', 'status');
  form.replaceWith(done);
  tell(message);
}

async function save(button) {
  button.setAttribute('aria-disabled', 'true');
  try {
    const headers = { accept: 'application/json' };
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(form.action, { method: 'POST', headers, body });
    const { problems, text, message } = await response.json();
    if (problems) showProblems(problems);
    else showDone(text, message);
  } catch {
    showProblems({ number: 'The card could not be saved. Please try again.' });
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

if (form) {
  const { number, expiry } = form.elements;
  number.addEventListener('input', () => {
    regroup(number, writeNumber);
    const brand = brandOf(number.value.replaceAll(' ', ''));
    for (const mark of document.querySelectorAll('.brands li')) {
      mark.classList.toggle('is-on', mark.dataset.brand === brand);
    }
  });
  expiry.addEventListener('input', (event) => {
    if (!event.inputType?.startsWith('delete')) regroup(expiry, writeExpiry);
  });
  form.querySelector('.quiet').addEventListener('click', () => tell('action=cancel'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector('[type=submit]');
    if (button.getAttribute('aria-disabled') !== 'true') void save(button);
  });
  form.addEventListener('click', (event) => {
    const { hash } = event.target;
    if (!hash) return;
    event.preventDefault();
    document.querySelector(hash)?.focus();
  });
  if (form.querySelector('[aria-invalid]')) document.querySelector('.summary').focus();
}
