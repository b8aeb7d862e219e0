// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

function Opener({ dismissible }: Pick<DialogProps, 'dismissible'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        dismissible={dismissible}
        title="Edit address"
        description="Orders keep theirs."
      >
        <Field label="First name">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
}

test('a dialog has a name and a description, starts at its first field, and Esc gives the focus back', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Orders keep theirs.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

test('a long text starts at its beginning, not at a link in it', async () => {
  render(
    <Dialog open onClose={() => undefined} title="Terms and Conditions">
      <a href="/resale">Read about resale</a>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

test('a dialog that must be answered has no cross and ignores Esc', async () => {
  render(<Opener dismissible={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

function renderQuestion(busy = false) {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Release your tickets?"
      confirmLabel="Yes, release my tickets and start over"
      cancelLabel="Proceed to Checkout"
      onConfirm={confirm}
      onCancel={cancel}
      busy={busy}
    />,
  );
  return { confirm, cancel };
}

test('a question focuses the harmless answer, and Esc gives it', async () => {
  const { confirm, cancel } = renderQuestion();
  await screen.findByRole('alertdialog', { name: 'Release your tickets?' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Proceed to Checkout'));
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('while the confirmed work is under way neither answer can be given again', async () => {
  const { confirm, cancel } = renderQuestion(true);
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  await userEvent.keyboard('{Escape}');
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
});

test('[SHELL-12] a drawer is a named dialog with a cross, and no toast covers what it offers', async () => {
  const close = vi.fn<() => void>();
  render(
    <Drawer open onClose={close} title="Menu">
      <a href="/events">All Events</a>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  // SHELL-12: toasts look for these.
  expect(screen.getByRole('link').closest('[data-keep-clear]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
