import { listShows } from '@stagedoor/contract/calls/office/shows';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { useOutletScope } from '../../../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';

interface PasteChoicesProps {
  at: number | undefined;
  like: number | undefined;
  onOutlet: (outletId: number) => void;
  onLike: (eventId: number | undefined) => void;
}

/** Where the shows are sold, and whose fees and texts they get. */
export function PasteChoices({ at, like, onOutlet, onLike }: PasteChoicesProps) {
  const { outlets } = useOutletScope();
  const { data } = useOfficeAnswer(listShows, { outletId: at, size: 100 }, { keep: true });
  return (
    <Panel>
      <FieldRow>
        <Field label={words.outlet}>
          <Select
            value={at}
            onChange={({ target }) => {
              onOutlet(Number(target.value));
              onLike(undefined);
            }}
          >
            {outlets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.like} optional>
          <Select value={like ?? ''} onChange={({ target }) => onLike(Number(target.value) || undefined)}>
            <option value="">{words.likeNone}</option>
            {data?.rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </FieldRow>
    </Panel>
  );
}
