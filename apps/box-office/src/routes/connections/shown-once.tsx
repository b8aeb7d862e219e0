import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { LinkToCopy } from '../../parts/copy/link-to-copy.tsx';

interface ShownOnceProps {
  label: string;
  secret: string;
  children: string;
  onDone: () => void;
}

/** A secret that nobody can show again. */
export const ShownOnce = ({ label, secret, children, onDone }: ShownOnceProps) => (
  <Stack gap={16}>
    <Alert tone="warning" title="Copy it now">
      {children}
    </Alert>
    <LinkToCopy label={label} link={secret} />
    <Button wide onClick={onDone}>
      I have copied it
    </Button>
  </Stack>
);
