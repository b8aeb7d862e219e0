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

test('what goes wrong while drawing is told', async () => {
  await expect(
    writePdf(paper, () => {
      throw new Error('no line');
    }),
  ).rejects.toThrow('no line');
});
