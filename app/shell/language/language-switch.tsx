import { useLocale, useTranslations } from 'next-intl';
import { use, useCallback, useState } from 'react';
import { afterPaint } from '@/app/browser/scheduling';
import { pageHref } from '@/app/lib/address/addresses';
import { type Locale, localeNames, locales } from '@/app/lib/locales';
import { ViewContext } from '@/app/router/router-contexts';
import { flags } from './flags';
import styles from './language-switch.module.scss';
import { SwitchContext } from './locale-provider';

/** A flag for each language. Without script each button leads to the same page in its language. */
export function LanguageSwitch() {
  const t = useTranslations();
  const switchLocale = use(SwitchContext);
  const place = use(ViewContext)?.place;
  const route = !place || place === 'unknown' ? 'home' : place;
  const current = useLocale();
  const [chosen, setChosen] = useState<Locale>();

  // Not `onSubmit`: during quick moves React misses submits, and the form would load a document.
  const group = useCallback(
    (box: HTMLFieldSetElement) => {
      const submit = (event: SubmitEvent) => {
        const wanted = locales.find((locale) => locale === event.submitter?.lang);
        if (!wanted) return;
        event.preventDefault();
        setChosen(wanted);
        // Where its words can't be loaded: the same place in that language, as a document.
        const loadPage = () => location.assign((event.target as HTMLFormElement).action + location.hash);
        // After the frame that shows the pressed flag: on a slow phone words take longer than an
        // answer may.
        afterPaint(() => switchLocale(wanted).catch(loadPage));
      };
      box.addEventListener('submit', submit);
      return () => box.removeEventListener('submit', submit);
    },
    [switchLocale],
  );

  return (
    <fieldset className={styles.languages} ref={group}>
      <legend className="unseen">{t('nav.language')}</legend>
      {locales.map((locale) => (
        <form key={locale} action={pageHref(locale, route)}>
          <button
            className={styles.flag}
            type="submit"
            lang={locale}
            aria-label={flags[locale] && localeNames[locale]}
            aria-pressed={locale === (chosen ?? current)}
          >
            {flags[locale] ?? (
              <>
                <span>{locale.toUpperCase()}</span> <span className="unseen">{localeNames[locale]}</span>
              </>
            )}
          </button>
        </form>
      ))}
    </fieldset>
  );
}
