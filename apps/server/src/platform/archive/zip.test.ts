import { expect, test } from 'vitest';
import { readZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const limits = { files: 10, bytes: 10_000 };
const folder = new Map<string, string | Uint8Array>([
  ['seller.yaml', 'id: 1\nname: Lanterne d’été\n'],
  ['outlets/club/outlet.yaml', 'x'.repeat(5000)],
  ['images/é.png', Uint8Array.from({ length: 256 }, (_, index) => index)],
  ['empty', ''],
]);

test('[SETUP-11] a folder comes out of its archive as it went in, and the same folder is the same archive', () => {
  const archive = writeZip(folder);
  expect(writeZip(folder)).toEqual(archive);
  const read = readZip(archive, limits);
  const expected = new Map([...folder].map(([path, content]) => [path, Buffer.from(content as string)]));
  expect(read).toEqual({ files: expected });
});

test('[SETUP-11] what a computer adds by itself is passed over', () => {
  const archive = writeZip(
    new Map([
      ['__MACOSX/._seller.yaml', 'x'],
      ['a/.DS_Store', 'x'],
      ['a/seller.yaml', 'id: 1'],
    ]),
  );
  expect(readZip(archive, limits)).toEqual({ files: new Map([['a/seller.yaml', Buffer.from('id: 1')]]) });
});

test.each(['../seller.yaml', 'a/../../b', '/etc/passwd', 'C:\\windows\\b', '..\\b'])(
  '[SETUP-11] [SEC-84] nothing is named outside of the archive: %s',
  (path) => {
    expect(readZip(writeZip(new Map([[path, 'x']])), limits)).toEqual({ wrong: 'outside' });
  },
);

test('[SEC-96] [SETUP-11] [SEC-84] an archive that would fill the disk is not unpacked', () => {
  const many = new Map(Array.from({ length: 11 }, (_, index) => [`${index}`, 'x']));
  expect(readZip(writeZip(many), limits)).toEqual({ wrong: 'large' });
  const bomb = new Map([
    ['a', 'x'.repeat(6000)],
    ['b', 'x'.repeat(6000)],
  ]);
  expect(readZip(writeZip(bomb), limits)).toEqual({ wrong: 'large' });
});

test('[SETUP-11] [SEC-84] whatever is no whole archive is broken, and nothing else', () => {
  const archive = writeZip(folder);
  expect(readZip(Buffer.from('no archive at all, but long enough'), limits)).toEqual({ wrong: 'broken' });
  expect(readZip(Buffer.alloc(0), limits)).toEqual({ wrong: 'broken' });
  for (let cut = 1; cut < archive.length; cut += 7)
    expect(readZip(archive.subarray(0, cut), limits), `cut at ${cut}`).toEqual({ wrong: 'broken' });
  const changed = Buffer.from(archive);
  changed[43] = (changed[43] ?? 0) ^ 0xff;
  expect(readZip(changed, limits)).toEqual({ wrong: 'broken' });
});
