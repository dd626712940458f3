import { renderToStaticMarkup } from 'react-dom/server';
import { capitalize } from '@/app/_lib/capitalize';
import { countryName, languageName } from '@/app/_lib/display-names';
import { factsIn } from '@/app/_lib/facts';
import type { Locale } from '@/app/_lib/locales';
import { technologyName } from '@/app/_lib/overview';
import { formatPeriod } from '@/app/_lib/periods';
import { phoneHref } from '@/app/_lib/phone';
import { companyOf, linksOf, summaryOf, technologiesOf } from '@/app/_lib/works';
import { hobbies } from '@/content/hobbies';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { resume } from '@/content/resume';
import type { PortfolioEntry, Work } from '@/content/schema';
import { skillGroups } from '@/scripts/handouts/skills';
import { translator } from '../lib/translator';
import { countInFull, entryLines, sectionLines } from './fit';

type Words = ReturnType<typeof translator>;

/** The curriculum vitae as a page without styles, in the order it is to be read. */
export function cvPage(locale: Locale): string {
  return `<!doctype html>${renderToStaticMarkup(<Cv locale={locale} />)}`;
}

function Cv({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const skills = skillGroups();
  const inFull = entriesInFull(t, skills);
  const addresses = [resume.website, ...(profile.links ?? []).map(({ url }) => url)].filter(
    (url) => url !== undefined,
  );
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{t('cv.title', facts)}</title>
      </head>
      <body>
        <header>
          <Mark />
          <h1>{profile.name}</h1>
          <p className="role">{capitalize(t('meta.jobTitle'), locale)}</p>
          <ul className="contact">
            <li>
              <a href={`mailto:${profile.email}`}>{profile.email}</a>
            </li>
            <li>
              <a href={phoneHref(profile.phone)}>{profile.phone.replaceAll(' ', '\u00a0')}</a>
            </li>
            <li>
              {profile.city}
              {profile.country && `, ${countryName(profile.country, locale)}`}
            </li>
            {profile.isAvailable && <li className="available">{t('home.available')}</li>}
          </ul>
          {addresses.length > 0 && (
            <ul className="contact">
              {addresses.map((url) => (
                <li key={url}>
                  <Address url={url} />
                </li>
              ))}
            </ul>
          )}
          <p className="intro">{t('home.intro', factsIn(t))}</p>
        </header>
        {skills.length > 0 && (
          <section>
            <h2>{t('cv.technologies')}</h2>
            {skills.map(({ kind, names }) => (
              <p key={kind}>
                {kind && (
                  <>
                    <strong>{t(kind)}</strong> —{' '}
                  </>
                )}
                {names.join(', ')}
              </p>
            ))}
          </section>
        )}
        <section className="experience">
          <h2>{t('cv.experience')}</h2>
          {portfolio.slice(0, inFull).map((entry) => (
            <Entry key={entry.title} t={t} locale={locale} entry={entry} />
          ))}
          {portfolio.slice(inFull).map((entry) => (
            <EarlierEntry key={entry.title} t={t} locale={locale} entry={entry} />
          ))}
        </section>
        {resume.education && (
          <section>
            <h2>{t('cv.education')}</h2>
            {resume.education.map(({ institution, title, date }) => (
              <div key={title} className="head">
                <h3>
                  {t(title)}, {institution}
                </h3>
                <p>{formatPeriod(date, locale)}</p>
              </div>
            ))}
          </section>
        )}
        {resume.languages && (
          <section>
            <h2>{t('cv.languages')}</h2>
            <p>
              {resume.languages
                .map(({ language, level }) => {
                  const fluency = level === 'native' ? t('levels.native') : level;
                  return `${languageName(language, locale)} (${fluency})`;
                })
                .join(', ')}
            </p>
          </section>
        )}
        <section>
          <h2>{t('cv.interests')}</h2>
          {hobbies.map(({ title, intro, url }) => (
            <div key={url}>
              <div className="head">
                <h3>{t(title)}</h3>
                <Address url={url} />
              </div>
              <p>{t(intro)}</p>
            </div>
          ))}
        </section>
      </body>
    </html>
  );
}

function Entry({ t, locale, entry }: { t: Words; locale: Locale; entry: PortfolioEntry }) {
  const company = companyOf(portfolio, entry);
  return (
    <article className={entry.isSubPart ? 'part' : undefined}>
      <h3>{t(entry.position)}</h3>
      <p className="date">{formatPeriod(entry.positionDate ?? entry.date, locale)}</p>
      <p className="company">
        {company && `${t(company)} — `}
        {t(entry.title)}
      </p>
      {entry.worksArray.map((work) => (
        <WorkItem
          key={work.subTitle}
          t={t}
          work={work}
          tools={technologiesOf(entry, work).map(technologyName)}
        />
      ))}
    </article>
  );
}

/** An entry that two pages have no more room for. */
function EarlierEntry({ t, locale, entry }: { t: Words; locale: Locale; entry: PortfolioEntry }) {
  const company = companyOf(portfolio, entry);
  return (
    <div className="head">
      <h3>
        {t(entry.position)}
        {company && `, ${t(company)}`}
      </h3>
      <p>{formatPeriod(entry.positionDate ?? entry.date, locale)}</p>
    </div>
  );
}

/** How many entries the CV shows in full, so that it keeps to two pages. */
function entriesInFull(t: Words, skills: ReturnType<typeof skillGroups>): number {
  const header = 14;
  const others = [
    skills.map(({ names }) => names.join(', ')),
    (resume.education ?? []).map(({ title }) => t(title)),
    (resume.languages ?? []).map(({ language }) => language).slice(0, 1),
    hobbies.flatMap(({ title, intro }) => [t(title), t(intro)]),
  ];
  const entries = portfolio.map((entry) =>
    entryLines(
      entry.worksArray.map((work) => [
        t(work.subTitle),
        ...summaryOf(work).map(({ text }) => t(text)),
        ...(t.raw(work.actions) as string[]),
        ...technologiesOf(entry, work).slice(0, 1),
      ]),
    ),
  );
  return countInFull(
    entries,
    others.reduce((sum, texts) => sum + sectionLines(texts), header),
  );
}

function WorkItem({ t, work, tools }: { t: Words; work: Work; tools: string[] }) {
  return (
    <div className="work">
      <div className="head">
        <h4>{t(work.subTitle)}</h4>
        <p className="addresses">
          {linksOf(work).map(({ url }) => (
            <Address key={url} url={url} />
          ))}
        </p>
      </div>
      {summaryOf(work).map(({ label, text }) => (
        <p key={label}>
          <strong>{t(label)}</strong> — {t(text)}
        </p>
      ))}
      <ul>
        {(t.raw(work.actions) as string[]).map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      {tools.length > 0 && <p className="tools">{tools.join(', ')}</p>}
    </div>
  );
}

/** A link that still leads somewhere on paper. */
function Address({ url }: { url: string }) {
  return <a href={url}>{url.replace(/^https:\/\//, '')}</a>;
}

/** The mark of the site: a planet on its orbit. */
function Mark() {
  return (
    <svg viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <circle cx="15" cy="15" r="6.5" />
      <ellipse cx="15" cy="15" rx="14" ry="5" transform="rotate(-24 15 15)" />
    </svg>
  );
}
