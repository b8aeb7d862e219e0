import { useEffect } from 'react';
import { formMessages } from '@stagedoor/rules/messages/forms';

/** The page's title says so while a form on it waits to be corrected. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined;
    const title = document.title;
    const wrongTitle = formMessages.errorTitle(title);
    document.title = wrongTitle;
    return () => {
      if (document.title === wrongTitle) document.title = title;
    };
  }, [wrong]);
}
