import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import { itemsIn, levelIn, titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Panel } from '@stagedoor/ui/office/panel';
import { feesOf } from './level-money.ts';
import styles from './show-editor.module.css';
import type { ShowEditor } from './use-show-editor.ts';

/** What a buyer will see of it, while it is typed. */
export function LivePreview({ editor: { draft, sheet } }: { editor: ShowEditor }) {
  const title = titleIn(sheet);
  const evening = `${textIn(sheet, 'day')} ${textIn(sheet, 'begins')}`.trim();
  const shown = itemsIn(sheet).filter((item) => item['addOn'] !== true);
  const levels = shown.flatMap((item) => item.levels).map((key) => ({ key, level: levelIn(sheet, key) }));
  const image = textIn(sheet, 'image');
  const { currency } = draft;
  if (title === '') return <Panel title="Live preview">{words.nothingYet}</Panel>;
  return (
    <Panel title="Live preview">
      <div className={styles.screen}>
        <div className={styles.head}>
          {image && <img src={image} alt="" className={styles.picture} />}
          <div>
            <p className={styles.quiet}>{textIn(sheet, 'day') === '' ? '' : typedTimeText(evening)}</p>
            <p className={styles.artist}>{textIn(sheet, 'artist')}</p>
            <p>{textIn(sheet, 'name')}</p>
          </div>
        </div>
        <div className={styles.items}>
          <div>
            <p className={styles.artist}>{eventMessages.heading}</p>
            <p className={styles.quiet}>{eventMessages.pricesWithFees}</p>
          </div>
          <ul className={styles.rows} aria-label={words.levels}>
            {levels.map(({ key, level }) => (
              <li key={key}>
                <div>
                  <strong>{textIn(level, 'name')}</strong>
                  <p className={styles.quiet}>
                    {formatMoney(buyerPays(level) - feesOf(level), currency)} +{' '}
                    {formatMoney(feesOf(level), currency)} {words.fees.toLowerCase()}
                  </p>
                </div>
                <div className={styles.end}>
                  <strong>{formatMoney(buyerPays(level), currency)}</strong>
                  <p className={styles.quiet}>
                    {typeof level['limit'] === 'number' && `Max ${level['limit']}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {textIn(sheet, 'from') !== '' && (
            <p className={styles.when}>
              {words.onSale} {typedTimeText(textIn(sheet, 'from'))}
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
}
