import type { LetterTemplatePreview } from '@stagedoor/contract/calls/office/letter-templates';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import styles from './one-mail.module.css';

const asideOf = ({ about, isSample }: LetterTemplatePreview) => (
  <>
    {isSample && <Tag tone="attention">Sample</Tag>} {about && `As in ${about}`}
  </>
);

/** The latest real letter, in the words that are being tried; where there is none, how one would read. */
export const TemplatePreview = ({ preview }: { preview: LetterTemplatePreview | undefined }) => (
  <Panel title="How it reads" aside={preview && asideOf(preview)}>
    {preview ? (
      <Stack gap={12}>
        {preview.isSample && (
          <p>
            Nobody got this letter yet. It is filled from what is there; amounts, dates and reasons may
            differ.
          </p>
        )}
        <strong>{preview.subject}</strong>
        <div className={styles.text}>{preview.text}</div>
      </Stack>
    ) : (
      <p>
        No letter of this kind is kept yet, and there is nothing that one could be about. The words are used
        from the first on.
      </p>
    )}
  </Panel>
);
