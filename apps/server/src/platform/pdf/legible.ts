/** Letters of scripts that the typefaces of `writePdf` do not hold, and little pictures. */
const notHeld =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Armenian}|\p{Script=Georgian}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Common}|\p{Script=Inherited})\p{L}|\p{Script=Han}|\p{Extended_Pictographic}|[\u{3000}-\u{30ff}]|\u{fe0f}|\u{200d}/gu;

/** What can be read of a text on paper: a row of empty boxes in place of a name tells nobody anything. */
export const legible = (text: string): string =>
  text
    .replaceAll(/[\d#*]\u{fe0f}?(?:\u{20e3})/gu, '')
    .replaceAll(notHeld, (letter) => (/[\d#*©®™]/.test(letter) ? letter : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
