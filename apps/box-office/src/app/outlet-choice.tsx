import { Icon } from '@stagedoor/ui/icon';
import { ChoiceMenu } from '@stagedoor/ui/office/menu';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import styles from './outlet-choice.module.css';

const ALL = 'all';

/** Which outlet one works on. Where there is only one, there is nothing to choose. */
export function OutletChoice() {
  const { outlets, outlet, choose } = useOutletScope();
  if (outlets.length < 2) return null;
  const all = `All ${outlets.length} outlets`;
  return (
    <ChoiceMenu
      trigger={
        <button type="button" className={styles.choice}>
          {outlet?.name ?? all}
          <Icon name="chevron" size={0.9} />
        </button>
      }
      options={[
        { value: ALL, label: all },
        ...outlets.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={outlet ? String(outlet.id) : ALL}
      onChange={(value) => choose(value === ALL ? undefined : Number(value))}
    />
  );
}
