// What a dialog and a drawer share: a scrim over the page, focus kept inside, Esc, focus given back.
import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';

type ChangeHandler = NonNullable<ComponentProps<typeof Base.Root>['onOpenChange']>;

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Whether Esc, a press beside it and the cross close it. */
  dismissible?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether a cross closes it, too. */
  cross?: boolean | undefined;
  viewportClass: string | undefined;
  popupClass: string;
  children: ReactNode;
}

export function Modal(props: ModalProps) {
  const { open, onClose, dismissible = true, role = 'dialog', cross = true } = props;
  const { viewportClass, popupClass, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const asks = role === 'alertdialog';

  const change: ChangeHandler = (nowOpen, details) => {
    if (nowOpen || !dismissible || isInToast(details.event)) details.cancel();
    else onClose();
  };

  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={!dismissible || asks}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={viewportClass}>
          <Base.Popup
            ref={popup}
            role={role}
            className={popupClass}
            initialFocus={(opener) => marked(popup.current) ?? (asks || firstFocus(popup.current, opener))}
          >
            {children}
            {cross && dismissible && !asks && (
              <Base.Close
                render={
                  <IconButton
                    icon="close"
                    label={pieceMessages.close}
                    className={styles.close}
                    data-keep-clear
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Where the content itself says what is first. */
const marked = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>('[data-first-focus]');

/** A form starts at its first field; a text starts at its beginning, not at a link far down in it. */
function firstFocus(popup: HTMLElement | null, opener: string): HTMLElement | null {
  if (opener === 'touch') return popup;
  return (
    popup?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
    ) ?? popup
  );
}

/** A press on a toast, which stands above, is not a press beside the dialog. */
function isInToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toasts]') !== null;
}
