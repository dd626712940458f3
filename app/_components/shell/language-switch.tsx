import { useLocale, useTranslations } from 'next-intl';
import { use, useCallback } from 'react';
import { ViewContext } from '@/app/_components/shell/address';
import { SwitchContext } from '@/app/_components/shell/locale-provider';
import { pageHref } from '@/app/_lib/addresses';
import { localeNames, locales } from '@/app/_lib/locales';
import { flags } from './flags';
import styles from './navigation.module.scss';

/** The language buttons. Before or without script each is a small form that leads to the same page in its language. */
export function LanguageSwitch() {
  const t = useTranslations();
  const current = useLocale();
  const switchLocale = use(SwitchContext);
  const place = use(ViewContext)?.place;
  const route = !place || place === 'unknown' ? 'home' : place;

  // Heard from the browser itself: in the middle of a quick series of moves React lets a submit pass by, and the form
  // would load a document.
  const group = useCallback(
    (box: HTMLFieldSetElement) => {
      const submit = (event: SubmitEvent) => {
        const chosen = locales.find((locale) => locale === event.submitter?.lang);
        if (!chosen) return;
        event.preventDefault();
        // Where its words can't be loaded, the form loads the page in that language.
        switchLocale(chosen).catch(() => (event.target as HTMLFormElement).submit());
      };
      box.addEventListener('submit', submit);
      return () => box.removeEventListener('submit', submit);
    },
    [switchLocale],
  );

  return (
    <fieldset className={styles.languages} ref={group}>
      <legend className="visually-hidden">{t('nav.language')}</legend>
      {locales.map((locale) => (
        <form key={locale} action={pageHref(locale, route)}>
          <button
            className={styles.flag}
            type="submit"
            lang={locale}
            aria-label={localeNames[locale]}
            aria-pressed={locale === current}
          >
            {flags[locale] ?? locale.toUpperCase()}
          </button>
        </form>
      ))}
    </fieldset>
  );
}
