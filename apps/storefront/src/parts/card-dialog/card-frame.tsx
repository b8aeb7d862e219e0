import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Spinner } from '@stagedoor/ui/spinner';
import styles from './card-dialog.module.css';
import type { HostedForm } from './use-hosted-form.ts';

interface CardFrameProps {
  form: HostedForm | undefined;
  /** As the form inside has asked for. */
  height: number | undefined;
  /** Somebody went into the form; what is typed there is not told. */
  onTyping?: (() => void) | undefined;
}

/** Posts the token into a frame, which then shows the gateway's page. */
export function CardFrame({ form, height, onTyping }: CardFrameProps) {
  const name = useId();
  const post = useRef<HTMLFormElement>(null);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    if (form) post.current?.submit();
  }, [form]);

  const frame = useRef<HTMLIFrameElement>(null);
  const left = useEffectEvent(() => {
    if (document.activeElement === frame.current) onTyping?.();
  });
  useEffect(() => {
    addEventListener('blur', left);
    return () => removeEventListener('blur', left);
  }, []);

  function look({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    if (!isOurs(currentTarget)) setArrived(true);
  }

  return (
    <div className={styles.place}>
      {/* It may stand inside a form of the page, where another one must not be. */}
      {form &&
        createPortal(
          <form ref={post} method="post" action={form.endpoint} target={name} hidden>
            <input type="hidden" name="token" value={form.token} />
          </form>,
          document.body,
        )}
      {!arrived && (
        <div className={styles.opening}>
          <Spinner label={savedPaymentMessages.opening} />
        </div>
      )}
      {/* The gateway's page needs its scripts and its origin; a sandbox that allows both holds nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        name={name}
        title={savedPaymentMessages.frameTitle}
        className={styles.frame}
        style={{ height }}
        onLoad={look}
      />
    </div>
  );
}

/** Before the gateway's page has come, the frame is empty and belongs to this page. */
function isOurs(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}
