// Every piece of the design system in every state, on one page.
import { Card } from '../card.tsx';
import { Field } from '../field.tsx';
import { Heading } from '../heading.tsx';
import { Page } from '../page.tsx';
import { Select } from '../select.tsx';
import { SkipLink } from '../skip-link.tsx';
import { Stack } from '../stack.tsx';
import { ActionPieces } from './action-pieces.tsx';
import { CheckoutScene } from './checkout-scene.tsx';
import { FormPieces } from './form-pieces.tsx';
import { FoundationPieces } from './foundation-pieces.tsx';
import { ListScene } from './list-scene.tsx';
import { OfficeFramePieces } from './office-frame-pieces.tsx';
import { OfficeStatePieces } from './office-state-pieces.tsx';
import { OfficeTablePieces } from './office-table-pieces.tsx';
import { OfficeWorkPieces } from './office-work-pieces.tsx';
import { OverlayPieces } from './overlay-pieces.tsx';
import { SectionPieces } from './section-pieces.tsx';
import { StatePieces } from './state-pieces.tsx';
import { TablePieces } from './table-pieces.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './gallery.module.css';
import { useEffect, useState } from 'react';
import '../office/tokens.css';

const shopParts = [
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

/** The shop's pieces are the box office's too; here are those that it adds, and how the others look in it. */
const officeParts = [
  { id: 'frame', title: 'Heads, views, filters', Part: OfficeFramePieces },
  { id: 'tables', title: 'Tables', Part: OfficeTablePieces },
  { id: 'work', title: 'Stories, facts, work', Part: OfficeWorkPieces },
  { id: 'states', title: 'States every room has', Part: OfficeStatePieces },
  { id: 'actions', title: 'Buttons and icons', Part: ActionPieces },
  { id: 'forms', title: 'Forms', Part: FormPieces },
  { id: 'overlays', title: 'Dialogs, drawer, toasts', Part: OverlayPieces },
];

type Look = 'shop' | 'office';

/** Stands inside the app's own place for toasts. */
export default function Gallery() {
  useEffect(() => {
    document.title = 'Paper and ink';
  }, []);
  const [look, setLook] = useState<Look>('shop');
  useEffect(() => {
    if (look === 'shop') return undefined;
    document.documentElement.dataset.look = look;
    return () => void delete document.documentElement.dataset.look;
  }, [look]);
  return (
    <>
      <SkipLink />
      <Page className={styles.gallery}>
        <main id="content">
          <Stack gap={48}>
            <Stack row spread="between">
              <Heading level={1} look="xl">
                Paper and ink
              </Heading>
              <Stack row gap={16}>
                <LookSwitch look={look} onChange={setLook} />
                {look === 'shop' && <ThemeSwitch />}
              </Stack>
            </Stack>
            {(look === 'shop' ? shopParts : officeParts).map(({ id, title, Part }) => (
              <section key={`${look} ${id}`} aria-labelledby={id}>
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
    </>
  );
}

function LookSwitch({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <Field label="Pieces of">
      <Select fit value={look} onChange={(event) => onChange(event.target.value as Look)}>
        <option value="shop">the shop</option>
        <option value="office">the box office</option>
      </Select>
    </Field>
  );
}
