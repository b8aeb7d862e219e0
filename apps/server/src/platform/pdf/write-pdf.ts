// Pages for paper. The library and the two typefaces are read when the first document is asked for.
import { locale } from '@stagedoor/rules/language/locale';
import { fileURLToPath } from 'node:url';

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

/**
 * What `draw` puts down, as one document. It begins on a page, in the typeface `plain`; `bold` is the other. Both hold
 * Latin, Greek and Cyrillic letters, so that people's names stand there as they wrote them.
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
  draw(pdf);
  pdf.end();
  return written;
}
