import { setLanguage } from '@stagedoor/contract/calls/shop/user';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { languageMessages } from '@stagedoor/rules/messages/language';
import { Icon } from '@stagedoor/ui/icon';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { useCalls } from '../../parts/calls/calls.ts';
import { openInLanguage, pageLanguage } from '../../parts/page/page-language.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './language-choice.module.css';

/** LANG-02: at the lower end of the menu. Cart, session and what was typed are kept by the server and the tab. */
export function LanguageChoice() {
  const { phase } = useSession();
  const offered = languagesOf(useOutlet().languages);
  const calls = useCalls();

  async function choose(code: string) {
    try {
      if (phase === 'user') await (await calls()).client.send(setLanguage, { language: code });
    } catch {
      // The browser remembers it in any case; an account that could not be reached hears it the next time.
    }
    openInLanguage(code);
  }

  return (
    <div className={styles.choice}>
      <p className={styles.heading} aria-hidden>
        <Icon name="globe" /> {languageMessages.heading}
      </p>
      <RadioGroup
        legend={languageMessages.heading}
        hideLegend
        value={pageLanguage()}
        onChange={(code) => void choose(code)}
      >
        {offered.map((code) => (
          <RadioCard
            key={code}
            value={code}
            title={<span lang={code}>{shopLanguages[code]}</span>}
            aside={<span className={styles.code}>{code}</span>}
          />
        ))}
      </RadioGroup>
      <p className={styles.follows}>{languageMessages.follows}</p>
    </div>
  );
}
