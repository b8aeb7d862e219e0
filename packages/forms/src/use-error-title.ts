import { useEffect } from 'react';
import { formMessages } from '@stagedoor/rules/messages/forms';

/** The page's title says so while a form on it waits to be corrected. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    const title = document.title;
    // Somebody else on the page has said so already.
    if (!wrong || title.startsWith(formMessages.errorTitle(''))) return undefined;
    const wrongTitle = formMessages.errorTitle(title);
    document.title = wrongTitle;
    return () => {
      if (document.title === wrongTitle) document.title = title;
    };
  }, [wrong]);
}
