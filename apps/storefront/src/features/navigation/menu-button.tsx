import { useState } from 'react';
import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { Button } from '@stagedoor/ui/button';
import { lazyPart } from '@stagedoor/screens/lazy-part';

const loadMenu = () => import('./menu.tsx');
const Menu = lazyPart(loadMenu);

/** The menu itself comes with the first wish to open it. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        look="lined"
        icon="menu"
        data-keep-clear
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        {navigationLabels.menu}
      </Button>
      {wanted && <Menu open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
