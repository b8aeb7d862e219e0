import { useEffect, useState } from 'react';
import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import { Dialog } from '@stagedoor/ui/dialog';
import { RichText } from '@stagedoor/screens/rich-text';
import { SafeAnchor } from '@stagedoor/screens/safe-anchor';
import { closeBlock } from './closed-blocks.ts';

const FADE_MS = 200;

export default function ContentPopup({ block }: { block: ContentBlock }) {
  const [open, setOpen] = useState(true);
  // Whoever followed its link, or went back, has seen it: it does not cover the page again on their return.
  useEffect(() => () => closeBlock(block.id), [block.id]);

  function close() {
    setOpen(false);
    closeBlock(block.id, FADE_MS);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="s"
      title={block.url ? <SafeAnchor address={block.url}>{block.title}</SafeAnchor> : block.title}
    >
      <RichText html={block.body} />
    </Dialog>
  );
}
