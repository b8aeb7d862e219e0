import { fireEvent } from '@testing-library/react';

/** Markup from the clipboard, where the cursor stands: the one way into an editor that needs no real keyboard. */
export const pasteInto = (element: HTMLElement, html: string): void => {
  const getData = (type: string): string => (type === 'text/html' ? html : '');
  fireEvent.paste(element, { clipboardData: { getData, types: ['text/html'], files: [] } });
};
