import { Drawer } from '@stagedoor/ui/drawer';
import { Rail } from './rail.tsx';
import type { RailProps } from './rail.tsx';

interface RailDrawerProps extends RailProps {
  open: boolean;
  onClose: () => void;
}

/** The rail on a phone, behind More. */
export default function RailDrawer({ open, onClose, ...rail }: RailDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Rooms">
      <Rail {...rail} onLeave={onClose} />
    </Drawer>
  );
}
