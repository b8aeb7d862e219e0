// Pages for paper. The library and the two typefaces are read when the first document is asked for.
import { locale } from '@stagedoor/rules/language/locale';
import { fileURLToPath } from 'node:url';
import { legible } from './legible.ts';

export type Pdf = PDFKit.PDFDocument;

export interface PdfPaper {
  title: string;
  /** Width and height in points, 72 an inch. */
  size: readonly [number, number];
  margin: number;
  now: Date;
}

export const LETTER_PAPER = [612, 792] as const;
export const A4_PAPER = [595.28, 841.89] as const;

const face = (name: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

const legibleLines = (text: string): string => text.split('\n').map(legible).join('\n');

/** Whatever is written, and how high it is, is what the typefaces hold of it. */
function writeLegibly(pdf: Pdf): void {
  for (const name of ['text', 'heightOfString'] as const) {
    const write = pdf[name];
    const writeHeld = (text: string, ...how: unknown[]): unknown =>
      Reflect.apply(write, pdf, [legibleLines(text), ...how]);
    Object.assign(pdf, { [name]: writeHeld });
  }
}

/**
 * What `draw` puts down, as one document. It begins on a page, in the typeface `plain`; `bold` is the other. Both hold
 * Latin, Greek and Cyrillic letters, so that people's names stand there as they wrote them; what they do not hold is
 * left out, wherever it stands.
 */
export async function writePdf(
  { title, size, margin, now }: PdfPaper,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: [...size],
    margin,
    lang: locale(),
    displayTitle: true,
    info: { Title: title, CreationDate: now },
    font: face('DejaVuSansCondensed'),
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('plain', face('DejaVuSansCondensed'));
  pdf.registerFont('bold', face('DejaVuSansCondensed-Bold'));
  pdf.font('plain');
  writeLegibly(pdf);
  draw(pdf);
  pdf.end();
  return written;
}
