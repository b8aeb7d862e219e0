// A folder as one file that every computer opens. Names are UTF-8; times are left out, so that the same folder is the
// same archive.
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** The first of January 1980, the earliest that there is. */
const NO_DATE = 0x0021;

interface Packed {
  name: Buffer;
  bytes: Buffer;
  checksum: number;
  size: number;
  at: number;
}

/** What the head of a file and its line in the list have in common. */
function facts({ name, bytes, checksum, size }: Packed): Buffer {
  const held = Buffer.alloc(26);
  held.writeUInt16LE(VERSION, 0);
  held.writeUInt16LE(UTF8, 2);
  held.writeUInt16LE(DEFLATED, 4);
  held.writeUInt16LE(0, 6);
  held.writeUInt16LE(NO_DATE, 8);
  held.writeUInt32LE(checksum, 10);
  held.writeUInt32LE(bytes.length, 14);
  held.writeUInt32LE(size, 18);
  held.writeUInt16LE(name.length, 22);
  return held;
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

function listed(file: Packed): Buffer {
  const madeBy = Buffer.from([VERSION, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(file.at, 10);
  // Its comment, disk and attributes are nothing; where it lies comes last.
  return Buffer.concat([number(CENTRAL), madeBy, facts(file), rest, file.name]);
}

export function writeZip(files: ReadonlyMap<string, string | Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const packed: Packed[] = [];
  let at = 0;
  for (const [path, content] of files) {
    const plain = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
    const file = {
      name: Buffer.from(path),
      bytes: deflateRawSync(plain),
      checksum: crc32(plain),
      size: plain.length,
      at,
    };
    const part = Buffer.concat([number(LOCAL), facts(file), file.name, file.bytes]);
    parts.push(part);
    packed.push(file);
    at += part.length;
  }
  const list = Buffer.concat(packed.map(listed));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(packed.length, 8);
  end.writeUInt16LE(packed.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
