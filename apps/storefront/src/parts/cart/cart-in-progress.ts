// Which cart this tab works on. Its name begins so that signing out forgets it.
import { DRAFT_PREFIX } from '../session/clear-user-data.ts';

const NAME = `${DRAFT_PREFIX}cart`;

export const rememberCart = (uuid: string): void => sessionStorage.setItem(NAME, uuid);
export const recallCart = (): string | undefined => sessionStorage.getItem(NAME) ?? undefined;
export const forgetCart = (): void => sessionStorage.removeItem(NAME);
