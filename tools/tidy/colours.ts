import { linesWith, type Rule } from './project.ts';

const isStyle = /^(packages\/ui|apps\/[^/]+)\/.*\.css$/;
const isPalette = /(^|\/)tokens\.css$/;
/** In a declaration's value; `#name` in a selector is no colour. */
const colour = /:[^;{]*(#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()/i;

export const literals: Rule = ({ texts }) =>
  texts
    .filter(({ path }) => isStyle.test(path) && !isPalette.test(path))
    .flatMap(({ path, text }) =>
      linesWith(path, text, colour, 'a colour of its own: take one from tokens.css'),
    );
