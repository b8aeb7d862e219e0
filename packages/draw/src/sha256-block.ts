// What SHA-256 does with 64 bytes (FIPS 180-4, 6.2.2), written for the engine: words in local variables, four rounds in
// a row so that none has to be moved from one name to the next, and no more, or the engine would not put `mixed` and
// `folded` in line.

const schedule = new Int32Array(64);

/** The first 32 bits of the cube roots of the first 64 primes. */
const constants = Int32Array.from(
  (
    '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 ' +
    '72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da ' +
    '983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 ' +
    '650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 ' +
    '19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 ' +
    '90befffa a4506ceb bef9a3f7 c67178f2'
  ).split(' '),
  (word) => Number.parseInt(word, 16) | 0,
);

/** Eight words, of the square roots of the first eight primes. */
export const firstState = (): Int32Array =>
  Int32Array.of(
    0x6a09e667 | 0,
    0xbb67ae85 | 0,
    0x3c6ef372 | 0,
    0xa54ff53a | 0,
    0x510e527f | 0,
    0x9b05688c | 0,
    0x1f83d9ab | 0,
    0x5be0cd19 | 0,
  );

/** Works 64 bytes into the eight words of `state`. */
export function workIn(state: Int32Array, bytes: DataView, at: number): void {
  spread(bytes, at);
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 4) {
    const p = (h + mixed(e, f, g, i)) | 0;
    h = (d + p) | 0;
    d = (p + folded(a, b, c)) | 0;
    const q = (g + mixed(h, e, f, i + 1)) | 0;
    g = (c + q) | 0;
    c = (q + folded(d, a, b)) | 0;
    const r = (f + mixed(g, h, e, i + 2)) | 0;
    f = (b + r) | 0;
    b = (r + folded(c, d, a)) | 0;
    const s = (e + mixed(f, g, h, i + 3)) | 0;
    e = (a + s) | 0;
    a = (s + folded(b, c, d)) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}

/** Sixteen words become the 64 of the rounds. */
function spread(bytes: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = bytes.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const early = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const late = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = ((late + schedule[i - 7]!) | 0) + ((early + schedule[i - 16]!) | 0);
  }
}

/** Σ1, Ch, and what the round itself brings. */
function mixed(e: number, f: number, g: number, round: number): number {
  const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
  return (((turned + (g ^ (e & (f ^ g)))) | 0) + ((constants[round]! + schedule[round]!) | 0)) | 0;
}

/** Σ0 and Maj. */
function folded(a: number, b: number, c: number): number {
  const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
  return (turned + ((a & b) | (c & (a | b)))) | 0;
}
