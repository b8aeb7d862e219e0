import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import { shownBlocks } from '@stagedoor/rules/shops/content-blocks';
import type { ContentPage, ContentZone } from '@stagedoor/rules/shops/content-blocks';
import { Alert } from '@stagedoor/ui/alert';
import { Page } from '@stagedoor/ui/page';
import { useNow } from '@stagedoor/screens/clock';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { RichText } from '@stagedoor/screens/rich-text';
import { SafeAnchor } from '@stagedoor/screens/safe-anchor';
import { useOutlet } from '../shop/outlet.ts';
import { closeBlock, useClosedBlocks } from './closed-blocks.ts';
import styles from './content-blocks.module.css';

const ContentPopup = lazyPart(() => import('./content-popup.tsx'), { quiet: true });

interface ContentBlocksProps {
  page: ContentPage;
  zone: ContentZone;
  /** Only what somebody must know here: no news. */
  quiet?: boolean;
}

/** What the outlet has to say on this page: boxes in their zone, and popups one after the other. */
export function ContentBlocks({ page, zone, quiet = false }: ContentBlocksProps) {
  const { contents = [] } = useOutlet();
  const closed = useClosedBlocks();
  const blocks = shownBlocks(contents, { page, zone, quiet }, useNow()).filter(
    ({ id }) => !closed.includes(id),
  );
  const boxes = blocks.filter(({ behavior }) => behavior !== 'popup');
  const popup = blocks.find(({ behavior }) => behavior === 'popup');
  return (
    <>
      {boxes.length > 0 && (
        <Page className={styles.blocks}>
          {boxes.map((block) => (
            <Box key={block.id} block={block} />
          ))}
        </Page>
      )}
      {popup && <ContentPopup key={popup.id} block={popup} />}
    </>
  );
}

function Box({ block }: { block: ContentBlock }) {
  const { id, type, behavior, title, body, url } = block;
  return (
    <Alert
      tone={type}
      title={url && behavior !== 'collapsible' ? <SafeAnchor address={url}>{title}</SafeAnchor> : title}
      collapsible={behavior === 'collapsible'}
      defaultOpen
      onClose={behavior === 'closeable' ? () => closeBlock(id) : undefined}
    >
      <RichText html={body} />
      {url && behavior === 'collapsible' && <SafeAnchor address={url}>{title}</SafeAnchor>}
    </Alert>
  );
}
