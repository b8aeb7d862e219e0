import { useState } from 'react';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { getOutletPreview } from '@stagedoor/contract/calls/office/preview';
import type { OutletPreview } from '@stagedoor/contract/calls/office/preview';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewWidth } from './preview-frame.tsx';
import styles from './preview.module.css';

/** Before the address is over. */
const ANEW_MS = 600_000;

const widths: readonly { value: PreviewWidth; name: string }[] = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
];

/** The real shop with the draft's values, drawn anew whenever the draft was saved. */
export function PreviewPanel({ draft }: { draft: OutletDraft }) {
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [page, setPage] = useState(0);
  const { outletId } = draft;
  const answer = useOfficeAnswer(getOutletPreview, { outletId }, { refetchInterval: ANEW_MS });
  return (
    <div className={styles.sticky}>
      <Panel
        title="Live preview"
        flush
        aside={
          <div className={styles.tools}>
            <WidthChoice value={width} onChange={setWidth} />
            {answer.data && <PageChoice preview={answer.data} value={page} onChange={setPage} />}
          </div>
        }
      >
        <Answered answer={answer} what="The preview">
          {({ pages }) => (
            <Shown address={pages[page]?.address ?? ''} width={width} version={versionOf(draft)} />
          )}
        </Answered>
      </Panel>
    </div>
  );
}

/** Another one after every saving, and after every publish. */
const versionOf = ({ typed, published }: OutletDraft): string =>
  JSON.stringify([typed.map(({ field, at }) => [field, at]), published]);

interface ShownProps {
  address: string;
  width: PreviewWidth;
  version: string;
}

function Shown({ address, width, version }: ShownProps) {
  return (
    <>
      <PreviewFrame address={address} width={width} version={version} />
      <div className={styles.foot}>
        <p>The real shop, with what you chose. Only you see it.</p>
        <a href={address} target="_blank" rel="noreferrer">
          <Icon name="external" /> In its own tab
        </a>
      </div>
    </>
  );
}

function WidthChoice({ value, onChange }: { value: PreviewWidth; onChange: (width: PreviewWidth) => void }) {
  return (
    <fieldset className={styles.widths}>
      <legend className={styles.hidden}>Width of the preview</legend>
      {widths.map((each) => (
        <label key={each.value} className={styles.width}>
          <input
            type="radio"
            name="preview-width"
            checked={value === each.value}
            onChange={() => onChange(each.value)}
          />
          {each.name}
        </label>
      ))}
    </fieldset>
  );
}

interface PageChoiceProps {
  preview: OutletPreview;
  value: number;
  onChange: (page: number) => void;
}

const PageChoice = ({ preview, value, onChange }: PageChoiceProps) => (
  <Select
    aria-label="Page of the shop"
    value={String(value)}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {preview.pages.map(({ name }, index) => (
      <option key={name} value={index}>
        {name}
      </option>
    ))}
  </Select>
);
