import { numberText } from '../language/say.ts';

/** `1 ticket`, `2,001 tickets`. */
export const counted = (many: number, one: string, several = `${one}s`): string =>
  `${numberText(many)} ${many === 1 ? one : several}`;
