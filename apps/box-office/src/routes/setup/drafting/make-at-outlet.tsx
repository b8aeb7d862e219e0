import { Button } from '@stagedoor/ui/button';
import { Menu } from '@stagedoor/ui/office/menu';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';

interface MakeAtOutletProps {
  label: string;
  labelAt: (outlet: string) => string;
  busy: boolean;
  /** Where it is known already. */
  at?: number | undefined;
  small?: boolean | undefined;
  onMake: (outletId: number) => void;
}

/** Begins something new at the outlet one works on; where that is not known it is asked for. */
export function MakeAtOutlet({ label, labelAt, busy, at, small, onMake }: MakeAtOutletProps) {
  const mayChange = useMayDo('setup.shows');
  const { outletId, outlets } = useOutletScope();
  const only = at ?? outletId ?? (outlets.length === 1 ? outlets[0]?.id : undefined);
  useKey('n', () => mayChange && !small && only !== undefined && onMake(only));
  if (!mayChange) return null;
  const button = (
    <Button
      icon="plus"
      busy={busy}
      {...(small && { look: 'lined', size: 's' })}
      onClick={only === undefined ? undefined : () => onMake(only)}
    >
      {label}
    </Button>
  );
  if (only !== undefined) return button;
  return (
    <Menu
      trigger={button}
      items={outlets.map(({ id, name }) => ({
        key: String(id),
        label: labelAt(name),
        onChoose: () => onMake(id),
      }))}
    />
  );
}
