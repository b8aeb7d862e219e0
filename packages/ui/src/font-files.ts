// The addresses of the two faces, for the page that preloads them.
import displayFace from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

export const fontFiles = { display: displayFace, text: textFace };
