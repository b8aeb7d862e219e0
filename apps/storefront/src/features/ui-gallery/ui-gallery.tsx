// Every piece of the design system in every state, on one page.
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { SkipLink } from '@stagedoor/ui/skip-link';
import { Stack } from '@stagedoor/ui/stack';
import { ToastProvider } from '@stagedoor/ui/toast';
import { ActionPieces } from './action-pieces.tsx';
import { CheckoutScene } from './checkout-scene.tsx';
import { FormPieces } from './form-pieces.tsx';
import { FoundationPieces } from './foundation-pieces.tsx';
import { ListScene } from './list-scene.tsx';
import { OverlayPieces } from './overlay-pieces.tsx';
import { SectionPieces } from './section-pieces.tsx';
import { StatePieces } from './state-pieces.tsx';
import { TablePieces } from './table-pieces.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './ui-gallery.module.css';

const parts = [
  { id: 'foundations', title: 'Foundations', Part: FoundationPieces },
  { id: 'actions', title: 'Buttons and icons', Part: ActionPieces },
  { id: 'forms', title: 'Forms', Part: FormPieces },
  { id: 'states', title: 'Boxes, tags and states', Part: StatePieces },
  { id: 'sections', title: 'Sections', Part: SectionPieces },
  { id: 'tables', title: 'Tables and totals', Part: TablePieces },
  { id: 'overlays', title: 'Dialogs, drawer, toasts', Part: OverlayPieces },
  { id: 'list', title: 'Together: a list', Part: ListScene },
  { id: 'checkout', title: 'Together: a checkout', Part: CheckoutScene },
];

export default function UiGallery() {
  return (
    <ToastProvider>
      <SkipLink />
      <Page className={styles.gallery}>
        <main id="content">
          <Stack gap={48}>
            <Stack row spread="between">
              <Heading level={1} look="xl">
                Paper and ink
              </Heading>
              <ThemeSwitch />
            </Stack>
            {parts.map(({ id, title, Part }) => (
              <section key={id} aria-labelledby={id}>
                <Heading level={2} id={id} className={styles.title}>
                  {title}
                </Heading>
                <Part />
              </section>
            ))}
            <Card title="What is not here">
              <p>The carousel, the seat map and the ticket belong to the pages that show them.</p>
            </Card>
          </Stack>
        </main>
      </Page>
    </ToastProvider>
  );
}
