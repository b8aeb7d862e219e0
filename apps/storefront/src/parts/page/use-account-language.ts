import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { rememberLanguage } from './page-language.ts';

/** LANG-02: an account's language counts before what this browser was told, from the next page on. */
export function useAccountLanguage(): void {
  const language = useSession().session?.language;
  useEffect(() => {
    if (language) rememberLanguage(language);
  }, [language]);
}
