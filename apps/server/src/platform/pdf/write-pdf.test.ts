import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawCode } from './draw-code.ts';
import { LETTER_PAPER, writePdf } from './write-pdf.ts';

const now = new Date('2026-11-16T15:00:00Z');
const paper = { title: 'Łódź', size: LETTER_PAPER, margin: 48, now };

test('a document with names of three alphabets and a code, the same at every writing', async () => {
  const write = () =>
    writePdf(paper, (pdf) => {
      pdf.font('bold').text('Zoë Łukasiewicz, Ольга, Ελένη');
      pdf.addPage();
      drawCode(pdf, 'Z4100000114', { x: 48, y: 48, size: 96 });
    });
  const document = await write();
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  expect(document.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(document.toString('latin1')).toContain('D:20261116150000Z');
  expect((await write()).length).toBe(document.length);
});

/** The first glyph of every typeface is the empty box; every other one that stands here was found in it. */
const boxes = (document: Buffer): string[] =>
  [...document.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .flatMap(([, packed]) => {
      try {
        return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1');
      } catch {
        return [];
      }
    })
    .flatMap((drawn) => drawn.match(/<(?:[0-9a-f]{4})*0000(?:[0-9a-f]{4})*> ?[-\d. ]*\]? TJ/g) ?? []);

test('[TICKET-03] what the typefaces do not hold is left out of every paper, its lines kept apart', async () => {
  const write = async (text: string) => {
    let below = 0;
    const document = await writePdf(paper, (pdf) => {
      pdf.text(text, { width: 200 });
      below = pdf.y;
    });
    return { boxes: boxes(document), bytes: document.length, below };
  };
  const both = await write('王小明\n12 Ольга 路');
  expect(both.boxes).toEqual([]);
  expect(both).toEqual(await write('\n12 Ольга'));
  expect(both.below).toBeGreaterThan((await write('12 Ольга')).below);
});

test('what goes wrong while drawing is told', async () => {
  await expect(
    writePdf(paper, () => {
      throw new Error('no line');
    }),
  ).rejects.toThrow('no line');
});
