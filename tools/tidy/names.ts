import type { Rule } from './project.ts';

/** Parts between dots are kebab-case: `create-cart.server.test.ts`. */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const saysNothing = /^(.*-)?(utils?|helpers?|misc)$|^(common|types|lib)$/;
/** Files that other programs know by name only are called as these want it. */
const isOwnChoice = /^[^/]*$|(^|\/)(?:Docker|Caddy)file$|^\.|(^|\/)\.[^/]*$|(^|\/)[A-Z]+\.md$/;

export const spelling: Rule = ({ files }) =>
  files
    .filter((path) => !isOwnChoice.test(path) && !path.split('/').every((part) => kebabCase.test(part)))
    .map((path) => ({ path, reason: 'names are kebab-case' }));

export const meaning: Rule = ({ files }) =>
  files
    .filter((path) => path.split('/').some((part) => saysNothing.test(part.split('.')[0] ?? '')))
    .map((path) => ({ path, reason: 'the name says nothing: name a file for the one thing it exports' }));
