import { Card } from '../card.tsx';
import { Heading } from '../heading.tsx';
import { Stack } from '../stack.tsx';
import styles from './gallery.module.css';

const swatches = [
  ['ground', 'ink'],
  ['card', 'ink'],
  ['sunken', 'ink'],
  ['ink', 'card'],
  ['ink-muted', 'card'],
  ['accent', 'accent-ink'],
  ['accent-wash', 'accent-text'],
  ['good-wash', 'good-ink'],
  ['attention-wash', 'attention-ink'],
  ['neutral-wash', 'neutral-ink'],
  ['critical-wash', 'critical-ink'],
];

export function FoundationPieces() {
  return (
    <Stack gap={24}>
      <ul className={styles.swatches}>
        {swatches.map(([paper, ink]) => (
          <li
            key={paper}
            className={styles.swatch}
            style={{ background: `var(--${paper})`, color: `var(--${ink})` }}
          >
            {paper}
          </li>
        ))}
      </ul>
      <Card>
        <Stack gap={16}>
          <Heading level={3} look="xl">
            Juniper &amp; the Tides
          </Heading>
          <Heading level={3} look="l">
            Order History
          </Heading>
          <Heading level={3} look="m">
            Upcoming Events
          </Heading>
          <Heading level={3} look="s">
            Long Way Home, winter leg
          </Heading>
          <Heading level={3} look="label">
            November 2026
          </Heading>
          <p>
            A quiet text face for the rest, with <a href="#foundations">a link in it</a> and{' '}
            <strong>a strong word</strong>. Requests for the first leg are open until Friday. Pick your shows,
            name the one you want most, and we draw on Saturday.
          </p>
        </Stack>
      </Card>
    </Stack>
  );
}
