// What a door can say without a network: by the list it has, the signature, and the scans it has kept itself.
const HASH_LETTERS = 12;
const HASH_BYTES = 9;
/** Of the code that is printed beside the picture, and of its hash. */
const SPOKEN_LETTERS = 8;
const SPOKEN_BYTES = 6;

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const lettersOf = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const readText = (text) => {
  const [, eventId, id, keyId, signature] =
    /^T1\.(\d{1,10})\.([\w-]{22})\.(\d{1,5})\.([\w-]{86})$/.exec(text.trim()) ?? [];
  return id ? { eventId: Number(eventId), id, keyId: Number(keyId), signature } : undefined;
};

/** A list as it came, made ready to be asked. */
export const openList = async (list) => {
  const codes = new Set();
  for (let at = 0; at < list.codes.length; at += HASH_LETTERS)
    codes.add(list.codes.slice(at, at + HASH_LETTERS));
  const spoken = new Map();
  for (const [place, code] of [...codes].entries())
    spoken.set((list.spoken ?? '').slice(place * SPOKEN_LETTERS, (place + 1) * SPOKEN_LETTERS), code);
  const keys = new Map();
  for (const { keyId, publicKey } of list.keys) {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
    keys.set(keyId, key);
  }
  return {
    ...list,
    codes,
    spoken,
    keys,
    inside: new Map(list.inside.map(([hash, at, gate]) => [hash, { at, gate }])),
  };
};

const isSigned = async (list, ticket) => {
  const key = list.keys.get(ticket.keyId);
  const { eventId, id, keyId, signature } = ticket;
  const said = new TextEncoder().encode(`stagedoor ticket:${list.sellerId}:T1.${eventId}.${id}.${keyId}`);
  return key !== undefined && crypto.subtle.verify('Ed25519', key, bytesOf(signature), said);
};

const hashOf = async ({ id }) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(id)));
  return lettersOf(digest.subarray(0, HASH_BYTES));
};

/** The twelve digits beside the picture, typed or read aloud; undefined for anything else. */
const spokenBytes = (text) => {
  const digits = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[0-9a-f]{12}$/.test(digits)) return undefined;
  return Uint8Array.from(digits.match(/../g), (pair) => Number.parseInt(pair, 16));
};
const hashOfSpoken = async (list, bytes) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return list.spoken.get(lettersOf(digest.subarray(0, SPOKEN_BYTES)));
};

/** Let out again: the ticket lets somebody in as before. */
export const forgetEntry = async (list, text) => {
  const ticket = readText(text);
  const spoken = spokenBytes(text);
  if (ticket) list.inside.delete(await hashOf(ticket));
  else if (spoken) list.inside.delete(await hashOfSpoken(list, spoken));
};

/** In with a ticket that counts, once. */
const enter = (list, hash, now) => {
  const known = list.inside.get(hash);
  if (known) return { result: 'already', since: known.at, gate: known.gate };
  if (!list.codes.has(hash)) return { result: 'replaced' };
  list.inside.set(hash, { at: now, gate: list.gate });
  return { result: 'in' };
};

/** What can be checked without a network: a picture's whole text, or what is printed beside it. */
export const isCode = (text) => text.startsWith('T1.') || spokenBytes(text) !== undefined;

/** Whoever is let in is kept in the list: a second look says so. */
export const judgeOffline = async (list, text, now) => {
  const spoken = spokenBytes(text);
  if (spoken) {
    const hash = await hashOfSpoken(list, spoken);
    return hash === undefined ? { result: 'not-ours' } : enter(list, hash, now);
  }
  const ticket = readText(text);
  if (!ticket || !(await isSigned(list, ticket))) return { result: 'not-ours' };
  if (ticket.eventId !== list.eventId) return { result: 'wrong-show' };
  return enter(list, await hashOf(ticket), now);
};
