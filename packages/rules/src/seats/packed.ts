/** Bytes that travel as text: how a plan of 20,000 seats, and who has which, becomes a few kilobytes. */
import { seatKinds } from './seat-kinds.ts';
import type { SeatKind } from './seat-kinds.ts';

/** Where a seat lies, of which level (by its place in a list) and what it is for. */
export interface PackedSeat {
  /** In ten-thousandths of the plan's width and height. */
  x: number;
  y: number;
  level: number;
  kind: SeatKind;
}

const BYTES_A_SEAT = 6;
const CHUNK = 8192;

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

function toBytes(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/**
 * Six bytes a seat: x, y, level, kind. All that is alike stands together, and of x and y only how far it is from the
 * seat before: rows repeat themselves, and what repeats itself is packed small.
 */
export function packSeats(seats: readonly PackedSeat[]): string {
  const many = seats.length;
  const bytes = new Uint8Array(many * BYTES_A_SEAT);
  let before = { x: 0, y: 0 };
  for (const [index, { x, y, level, kind }] of seats.entries()) {
    const [right, down] = [(x - before.x) & 0xffff, (y - before.y) & 0xffff];
    for (const [part, byte] of [right >> 8, right & 0xff, down >> 8, down & 0xff, level].entries())
      bytes[part * many + index] = byte;
    bytes[5 * many + index] = seatKinds.indexOf(kind);
    before = { x, y };
  }
  return toText(bytes);
}

export function unpackSeats(packed: string): PackedSeat[] {
  const bytes = toBytes(packed);
  const many = bytes.length / BYTES_A_SEAT;
  const byte = (at: number): number => bytes[at] ?? 0;
  const seats: PackedSeat[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < many; index += 1) {
    x = (x + (byte(index) << 8) + byte(many + index)) & 0xffff;
    y = (y + (byte(2 * many + index) << 8) + byte(3 * many + index)) & 0xffff;
    const kind = seatKinds[byte(5 * many + index)] ?? 'seat';
    seats.push({ x, y, level: byte(4 * many + index), kind });
  }
  return seats;
}

/** A bit a seat, eight to a byte. */
export function packBits(bits: readonly boolean[]): string {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [index, bit] of bits.entries()) {
    if (bit) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return toText(bytes);
}

export function unpackBits(packed: string, many: number): boolean[] {
  const bytes = toBytes(packed);
  return Array.from({ length: many }, (_, index) => ((bytes[index >> 3] ?? 0) & (1 << (index & 7))) !== 0);
}
