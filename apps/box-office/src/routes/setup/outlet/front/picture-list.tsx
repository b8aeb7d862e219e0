import type { DraftField } from '@stagedoor/rules/setup/draft-fields';
import { textOf } from '@stagedoor/rules/values/text-of';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../../features/own-words/in-languages.tsx';
import { listIn } from '../list-in.ts';
import { OrderedRows } from '../ordered/ordered-rows.tsx';
import type { TabProps } from '../tab-props.ts';
import { UploadField } from '../upload/upload-field.tsx';

interface PictureListProps extends TabProps {
  field: Extract<DraftField, 'theme.carousel' | 'theme.promos'>;
  one: string;
}

interface Shown {
  image: string;
  link: string | null;
  title: string | null;
}

const shownOf = (given: Readonly<Record<string, unknown>>): Shown => ({
  image: textOf(given['image']),
  link: textOf(given['link']) || null,
  title: textOf(given['title']) || null,
});

/** Pictures with words and a link, in the order in which customers see them. */
export function PictureList({ editor, mayChange, field, one }: PictureListProps) {
  const pictures = listIn(editor.value(field)).map(shownOf);
  const write = (next: readonly Shown[]) => editor.type(field, next);
  const nameOf = ({ title }: Shown, index: number) => (title ? `“${title}”` : `${one} ${index + 1}`);
  return (
    <>
      {pictures.length === 0 && <EmptyState title="None yet" />}
      <OrderedRows
        items={pictures}
        keyOf={({ image }, index) =>
          `${image} ${pictures.slice(0, index).filter((each) => each.image === image).length}`
        }
        nameOf={nameOf}
        mayChange={mayChange}
        onChange={write}
      >
        {(picture, index) => (
          <PictureFields
            outletId={editor.draft.outletId}
            picture={picture}
            called={`${one} ${index + 1}`}
            mayChange={mayChange}
            onChange={(part) =>
              write(pictures.map((each, at) => (at === index ? { ...each, ...part } : each)))
            }
          />
        )}
      </OrderedRows>
      {mayChange && (
        <UploadField
          outletId={editor.draft.outletId}
          name={`another ${one}`}
          value={undefined}
          mayChange={mayChange}
          onChange={(image) => image !== null && write([...pictures, { image, link: null, title: null }])}
          error={editor.problem(field)}
        >
          Drop a picture here, or choose one
        </UploadField>
      )}
    </>
  );
}

interface PictureFieldsProps {
  outletId: number;
  picture: Shown;
  called: string;
  mayChange: boolean;
  onChange: (part: Partial<Shown>) => void;
}

const PictureFields = ({ outletId, picture, called, mayChange, onChange }: PictureFieldsProps) => (
  <>
    <UploadField
      outletId={outletId}
      name={called}
      value={picture.image}
      mayChange={mayChange}
      isNeeded
      onChange={(image) => image !== null && onChange({ image })}
    />
    <Field label={`Words on ${called}`} optional>
      <TextInput
        value={picture.title ?? ''}
        readOnly={!mayChange}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value || null })}
      />
    </Field>
    <InLanguages text={picture.title} label={`Words on ${called}`} />
    <Field label={`Where ${called} leads`} optional>
      <TextInput
        value={picture.link ?? ''}
        readOnly={!mayChange}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        onChange={({ target }) => onChange({ link: target.value.trim() || null })}
      />
    </Field>
  </>
);
