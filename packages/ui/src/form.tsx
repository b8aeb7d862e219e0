import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** A submit is under way: a second one is not taken. */
  busy?: boolean;
}

/**
 * A form that checks its own fields. Should the browser ever send it before the page lives, nothing that was typed
 * stands in an address. Enter in a field submits it; with Shift, or in a text of many lines, not.
 */
export function Form({ onSubmit, busy = false, ...rest }: FormProps) {
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSubmit(event);
  }

  function keyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !submitsOnEnter(event.target)) return;
    event.preventDefault();
    if (!event.shiftKey && !busy) pressSubmit(event.currentTarget);
  }

  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys rise from the fields
  return <form method="post" noValidate {...rest} onSubmit={submit} onKeyDown={keyDown} />;
}

function submitsOnEnter(target: EventTarget): boolean {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['button', 'submit', 'reset', 'file'].includes(target.type);
}

/** As the browser does: through the submit button, so that a locked one stays locked. */
function pressSubmit(form: HTMLFormElement) {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.click();
  else form.requestSubmit();
}
