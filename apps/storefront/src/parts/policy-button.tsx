import { useState } from 'react';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import { Button } from '@stagedoor/ui/button';
import type { ButtonProps } from '@stagedoor/ui/button';
import { lazyPart } from '@stagedoor/screens/lazy-part';

const PolicyDialog = lazyPart(() => import('./policy-dialog.tsx'));

interface PolicyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  policy: Policy;
}

/** The headline of a policy; a press opens its text. */
export function PolicyButton({ policy, ...look }: PolicyButtonProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  function read() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button look="link" {...look} aria-haspopup="dialog" onClick={read}>
        {policy.headline}
      </Button>
      {asked && <PolicyDialog policy={policy} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
