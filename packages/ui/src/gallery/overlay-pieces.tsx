import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Field } from '../field.tsx';
import { FieldRow } from '../field-row.tsx';
import { MenuLink } from '../menu-link.tsx';
import { Stack } from '../stack.tsx';
import { TextInput } from '../text-input.tsx';
import { useToasts } from '../toast.tsx';
import { useState } from 'react';

type Overlay = 'form' | 'policy' | 'question' | 'menu' | null;

export function OverlayPieces() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Stack row gap={12}>
      <Button look="lined" onClick={() => setOpen('form')}>
        Dialog with a form
      </Button>
      <Button look="lined" onClick={() => setOpen('policy')}>
        Dialog with a long text
      </Button>
      <Button look="lined" onClick={() => setOpen('question')}>
        Question
      </Button>
      <Button look="lined" icon="menu" onClick={() => setOpen('menu')}>
        Drawer
      </Button>
      <ToastButtons />
      <AddressDialog open={open === 'form'} onClose={close} />
      <Dialog open={open === 'policy'} onClose={close} size="l" title="Terms and Conditions">
        <Stack>
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>
              {index + 1}. Tickets are for you and your guests. A ticket may be given away, and it may be sold
              for its price or less. <a href="#overlays">Read about resale</a>
            </p>
          ))}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        title="Release your tickets?"
        description="Your seats go back on sale at once."
        cancelLabel="Proceed to Checkout"
        prefer="cancel"
        confirmLabel="Yes, release my tickets and start over"
        onCancel={close}
        onConfirm={close}
      />
      <Drawer open={open === 'menu'} onClose={close} title="Menu" footer="Signed in as Robin Vale">
        <nav aria-label="Main">
          <MenuLink href="#overlays" icon="calendar" active>
            All Events
          </MenuLink>
          <MenuLink href="#overlays" icon="ticket">
            Order History
          </MenuLink>
          <MenuLink href="#overlays" icon="card">
            Account
          </MenuLink>
          <MenuLink render={<button type="button">Sign Out</button>} icon="external" onClick={close}>
            Sign Out
          </MenuLink>
        </nav>
      </Drawer>
    </Stack>
  );
}

function ToastButtons() {
  const toasts = useToasts();
  return (
    <>
      <Button look="washed" onClick={() => toasts.success('New address added')}>
        Success toast
      </Button>
      <Button
        look="washed"
        onClick={() => toasts.error('Attention:', 'There was an error. Please try again')}
      >
        Error toast
      </Button>
      <Button
        look="washed"
        onClick={() =>
          toasts.success('New payment added', 'Existing pending requests or orders are not changed')
        }
      >
        Toast with a note
      </Button>
    </>
  );
}

function AddressDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit address"
      description="Requests and orders keep the address they were made with."
      actions={
        <>
          <Button look="lined" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onClose}>Save</Button>
        </>
      }
    >
      <Stack>
        <FieldRow>
          <Field label="First name">
            <TextInput autoComplete="off" defaultValue="Robin" />
          </Field>
          <Field label="Last name">
            <TextInput autoComplete="off" defaultValue="Vale" />
          </Field>
        </FieldRow>
        <Field label="Street address">
          <TextInput autoComplete="off" defaultValue="12 Box Elder Rd" />
        </Field>
      </Stack>
    </Dialog>
  );
}
