import { hashSecret } from '../../platform/secrets.ts';

/**
 * What a browser takes along to the membership system, so that the token that comes back works in that browser alone.
 * Made of its cookie: nobody can know it who does not have that, and it opens nothing by itself.
 */
export const loginStateOf = (sidHash: string): string => hashSecret(`login state ${sidHash}`);
